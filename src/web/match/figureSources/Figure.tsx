import type { FigureSource } from '@kampdag/core/live/figures/source';
import { type ComponentType, createContext, type ReactNode, useContext, useMemo, useState } from 'react';

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

/** A figure whose events are open. */
export interface OpenedFigure extends FigureProps {
  readonly source: FigureSource;
  /** The pressed element: anchor of the list, and target of focus after it closes. */
  readonly opener: HTMLElement;
}

/** A button of a figure, which opens its events. */
export type FigureButtonType = ComponentType<
  FigureProps & { readonly source: FigureSource; readonly open: (opened: OpenedFigure) => void }
>;

/** Whether it is a number without attempts, because misses are not reported. */
export const isWithoutAttempts = (text: string): boolean => /^\d+$/.test(text);

interface Figures {
  readonly Button: FigureButtonType;
  readonly open: (opened: OpenedFigure) => void;
}

const FigureContext = createContext<Figures | null>(null);

/** Whether figures open their events here, that is, whether the match has a log. */
export const useHasSources = (): boolean => useContext(FigureContext) !== null;

/** A figure that opens the events it counts where the match has a log. */
export const Figure = ({ source, ...figure }: FigureProps) => {
  const figures = useContext(FigureContext);
  if (figures === null || source === null) return figure.text;
  return <figures.Button {...figure} source={source} open={figures.open} />;
};

interface SourcesProviderProps {
  /** Null while figures cannot be pressed. */
  readonly Button: FigureButtonType | null;
  /** The events of an opened figure. */
  readonly renderPanel: (opened: OpenedFigure, onClose: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Lets the figures inside it open the events they count. */
export const SourcesProvider = ({ Button, renderPanel, children }: SourcesProviderProps) => {
  const [opened, open] = useState<OpenedFigure | null>(null);
  const figures = useMemo(() => (Button === null ? null : { Button, open }), [Button]);
  return (
    <>
      <FigureContext value={figures}>{children}</FigureContext>
      {opened === null ? null : renderPanel(opened, () => open(null))}
    </>
  );
};
