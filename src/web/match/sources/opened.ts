import { createContext, useContext } from 'react';
import type { FigureProps } from './Figure.tsx';

/** A figure whose events are shown. */
export interface OpenedFigure extends FigureProps {
  readonly source: NonNullable<FigureProps['source']>;
  /** What was pressed: the list stands beside it, and gives the focus back to it. */
  readonly opener: HTMLElement;
}

const OpenContext = createContext<(opened: OpenedFigure) => void>(() => undefined);

/** Tells figures what opens their events. */
export const OpenProvider = OpenContext.Provider;

/** Opens the events of a figure. */
export const useOpenFigure = (): ((opened: OpenedFigure) => void) => useContext(OpenContext);
