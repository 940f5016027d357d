import type { ReactNode } from 'react';
import type { FigureProps } from './Figure.tsx';
import { FigureButton, type OpenedFigure } from './FigureButton.tsx';

/** The renderer of figures that `open` opens. */
export const figureRenderer =
  (open: (opened: OpenedFigure) => void) =>
  (props: FigureProps): ReactNode => <FigureButton {...props} open={open} />;
