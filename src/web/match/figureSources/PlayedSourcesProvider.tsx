import type { ReactNode } from 'react';
import { lazyComponent, useLazyValue } from '../../machines/lazyActor.ts';
import { type FigureButtonType, SourcesProvider } from './Figure.tsx';
import type { PlayedSource } from './SourcePanel.tsx';

const loadButton = async (): Promise<FigureButtonType | null> =>
  (await import('./FigureButton.tsx')).FigureButton;
const loadNothing = (): Promise<null> => Promise.resolve(null);

const LazySourcePanel = lazyComponent(async () => (await import('./SourcePanel.tsx')).PlayedSourcePanel);

interface PlayedSourcesProviderProps extends PlayedSource {
  readonly hasLog: boolean;
  readonly children: ReactNode;
}

/** Lets a played match's figures open their events where it has a log. */
export const PlayedSourcesProvider = ({ hasLog, children, ...world }: PlayedSourcesProviderProps) => (
  <SourcesProvider
    Button={useLazyValue(null, hasLog ? loadButton : loadNothing)}
    renderPanel={(opened, onClose) => <LazySourcePanel {...world} opened={opened} onClose={onClose} />}
  >
    {children}
  </SourcesProvider>
);
