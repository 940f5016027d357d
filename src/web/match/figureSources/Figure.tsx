import type { FigureSource } from '@kampdag/core/live/figures/source';
import { createContext, type ReactNode, useContext } from 'react';

/** A figure that can open its events. */
export interface FigureProps {
  /** Null for a figure without events of its own. */
  readonly source: FigureSource | null;
  /** The figure's name, and its team or player. */
  readonly what: string;
  readonly whose: string;
  /** As displayed. */
  readonly text: string | number;
}

const FigureContext = createContext<((props: FigureProps) => ReactNode) | null>(null);

/** Provides the renderer of figures that open their events. */
export const FiguresProvider = FigureContext.Provider;

/** Whether figures open their events here, that is, whether the match has a log. */
export const useHasSources = (): boolean => useContext(FigureContext) !== null;

/** A figure that opens the events it counts where the match has a log. */
export const Figure = (props: FigureProps) => {
  const render = useContext(FigureContext);
  return render === null || props.source === null ? props.text : render(props);
};
