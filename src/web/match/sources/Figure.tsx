import type { FigureSource } from '@kampdag/core/live/figures/source';
import { createContext, type ReactNode, useContext } from 'react';

/** A figure that can be asked where it comes from. */
export interface FigureProps {
  /** Null for one that has no events of its own. */
  readonly source: FigureSource | null;
  /** What is counted, and whose it is. */
  readonly what: string;
  readonly whose: string;
  /** As it is written. */
  readonly text: string | number;
}

const FigureContext = createContext<((props: FigureProps) => ReactNode) | null>(null);

/** Gives what draws a figure that opens its events. */
export const FiguresProvider = FigureContext.Provider;

/** Whether figures open their events here: where the match has a log. */
export const useHasSources = (): boolean => useContext(FigureContext) !== null;

/** A figure, which opens the events that it is the sum of where the match has a log. */
export const Figure = (props: FigureProps) => {
  const draw = useContext(FigureContext);
  return draw === null || props.source === null ? props.text : draw(props);
};
