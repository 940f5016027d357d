import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { lazyComponent } from '../../machines/lazyActor.ts';
import { FiguresProvider } from './Figure.tsx';
import type { OpenedFigure } from './FigureButton.tsx';
import { figureRenderer } from './figureRenderer.tsx';
import type { SourceContext } from './SourceList.tsx';

const LazySourcePanel = lazyComponent(async () => (await import('./LiveSourcePanel.tsx')).LiveSourcePanel);

const never = () => () => undefined;

/** Whether the page is hydrated, so that figures can be pressed. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Lets the figures inside it open the events they count. */
export const LiveSourcesProvider = ({
  children,
  ...world
}: SourceContext & { readonly children: ReactNode }) => {
  const [opened, setOpened] = useState<OpenedFigure | null>(null);
  const isInBrowser = useIsInBrowser();
  const draw = useMemo(() => figureRenderer(setOpened), []);
  return (
    <>
      <FiguresProvider value={isInBrowser ? draw : null}>{children}</FiguresProvider>
      {opened === null ? null : (
        <LazySourcePanel {...world} opened={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
};
