import type { ReactNode } from 'react';
import type { FigureProps } from './Figure.tsx';
import { FigureButton, type OpenedFigure } from './FigureButton.tsx';

/** Draws figures that are opened so. */
export const drawFigures =
  (open: (opened: OpenedFigure) => void) =>
  (props: FigureProps): ReactNode => <FigureButton {...props} open={open} />;
