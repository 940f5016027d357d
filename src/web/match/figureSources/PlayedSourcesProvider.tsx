import type { ReactNode } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { SourcesProvider } from './Figure.tsx';
import { FigureButton } from './FigureButton.tsx';
import type { PlayedSource } from './SourcePanel.tsx';

const LazySourcePanel = lazyPart(async () => (await import('./SourcePanel.tsx')).PlayedSourcePanel);

interface PlayedSourcesProviderProps extends PlayedSource {
  readonly hasLog: boolean;
  readonly children: ReactNode;
}

/** Lets a played match's figures open their events where it has a log. */
export const PlayedSourcesProvider = ({ hasLog, children, ...world }: PlayedSourcesProviderProps) => (
  <SourcesProvider
    Button={useHydrated() && hasLog ? FigureButton : null}
    renderPanel={(opened, onClose) => <LazySourcePanel {...world} opened={opened} onClose={onClose} />}
  >
    {children}
  </SourcesProvider>
);
