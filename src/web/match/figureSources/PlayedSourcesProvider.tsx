import { type ReactNode, useMemo, useState } from 'react';
import { lazyComponent, useLazyValue } from '../../machines/lazyActor.ts';
import { FiguresProvider } from './Figure.tsx';
import type { OpenedFigure } from './FigureButton.tsx';
import type { figureRenderer } from './figureRenderer.tsx';
import type { PlayedSourcePanelProps } from './PlayedSourcePanel.tsx';

type LoadedRenderer = { readonly renderer: typeof figureRenderer | null };
const noRenderer: LoadedRenderer = { renderer: null };
const loadRenderer = async (): Promise<LoadedRenderer> => ({
  renderer: (await import('./figureRenderer.tsx')).figureRenderer,
});
const loadNothing = (): Promise<LoadedRenderer> => Promise.resolve(noRenderer);

const LazySourcePanel = lazyComponent(
  async () => (await import('./PlayedSourcePanel.tsx')).PlayedSourcePanel,
);

interface PlayedSourcesProviderProps extends Pick<PlayedSourcePanelProps, 'match' | 'load'> {
  readonly hasLog: boolean;
  readonly children: ReactNode;
}

/** Lets a played match's figures open their events where it has a log. */
export const PlayedSourcesProvider = ({ hasLog, children, ...world }: PlayedSourcesProviderProps) => {
  const [opened, setOpened] = useState<OpenedFigure | null>(null);
  const loaded = useLazyValue(noRenderer, hasLog ? loadRenderer : loadNothing);
  const figures = useMemo(() => loaded.renderer?.(setOpened) ?? null, [loaded]);
  return (
    <>
      <FiguresProvider value={figures}>{children}</FiguresProvider>
      {opened === null ? null : (
        <LazySourcePanel {...world} opened={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
};
