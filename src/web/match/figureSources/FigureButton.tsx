import { useMessages } from '../../i18n/I18nContext.tsx';
import type { FigureButtonType } from './Figure.tsx';
import { sourceMessages } from './sourceMessages.ts';
import { figureButton } from './sources.css.ts';

/** A button of a figure that opens the events it counts. */
export const FigureButton: FigureButtonType = ({ open, ...figure }) => {
  const m = useMessages(sourceMessages);
  return (
    <button
      type="button"
      className={figureButton}
      aria-haspopup="dialog"
      aria-label={m.show(figure.what, figure.whose, figure.text)}
      onClick={({ currentTarget }) => open({ ...figure, opener: currentTarget })}
    >
      {figure.text}
    </button>
  );
};
