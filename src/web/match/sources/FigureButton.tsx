import { useMessages } from '../../i18n/I18nContext.tsx';
import type { FigureProps } from './Figure.tsx';
import { sourceMessages } from './sourceMessages.ts';
import { figureButton } from './sources.css.ts';

/** A figure whose events are shown. */
export interface OpenedFigure extends FigureProps {
  readonly source: NonNullable<FigureProps['source']>;
  /** What was pressed: the list stands beside it, and gives the focus back to it. */
  readonly opener: HTMLElement;
}

interface FigureButtonProps extends FigureProps {
  readonly open: (opened: OpenedFigure) => void;
}

/** A figure that opens the events that it is the sum of. */
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
