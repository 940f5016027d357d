import { useMessages } from '../../i18n/I18nContext.tsx';
import type { FigureProps } from './Figure.tsx';
import { useOpenFigure } from './opened.ts';
import { sourceMessages } from './sourceMessages.ts';
import { figureButton } from './sources.css.ts';

/** A figure that opens the events that it is the sum of. */
export const FigureButton = ({ source, what, whose, text }: FigureProps) => {
  const m = useMessages(sourceMessages);
  const open = useOpenFigure();
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
