import { useMessages } from '../../i18n/I18nContext.tsx';
import type { FigureProps } from './Figure.tsx';
import { sourceMessages } from './sourceMessages.ts';
import { figureButton } from './sources.css.ts';

/** A figure whose events are open. */
export interface OpenedFigure extends FigureProps {
  readonly source: NonNullable<FigureProps['source']>;
  /** The pressed element: anchor of the list, and target of focus after it closes. */
  readonly opener: HTMLElement;
}

interface FigureButtonProps extends FigureProps {
  readonly open: (opened: OpenedFigure) => void;
}

/** A button of a figure that opens the events it counts. */
export const FigureButton = ({ source, what, whose, text, open }: FigureButtonProps) => {
  const m = useMessages(sourceMessages);
  return (
    <button
      type="button"
      className={figureButton}
      aria-haspopup="dialog"
      aria-label={m.show(what, whose, text)}
      onClick={({ currentTarget }) => {
        if (source !== null) open({ source, what, whose, text, opener: currentTarget });
      }}
    >
      {text}
    </button>
  );
};
