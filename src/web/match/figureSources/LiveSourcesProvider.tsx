import type { ReactNode } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { SourcesProvider } from './Figure.tsx';
import { FigureButton } from './FigureButton.tsx';
import type { SourceContext } from './SourceList.tsx';

const LazySourcePanel = lazyPart(async () => (await import('./SourcePanel.tsx')).LiveSourcePanel);

/** Lets the figures inside it open the events they count. */
export const LiveSourcesProvider = ({
  children,
  ...world
}: SourceContext & { readonly children: ReactNode }) => (
  <SourcesProvider
    Button={useHydrated() ? FigureButton : null}
    renderPanel={(opened, onClose) => <LazySourcePanel {...world} opened={opened} onClose={onClose} />}
  >
    {children}
  </SourcesProvider>
);
