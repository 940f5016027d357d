import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../machines/lazyComponent.ts';
import { FiguresProvider } from './Figure.tsx';
import type { OpenedFigure } from './FigureButton.tsx';
import { drawFigures } from './figureRenderer.tsx';
import type { SourceWorld } from './SourceList.tsx';

const Opened = lazyPart(async () => (await import('./LiveSourcePanel.tsx')).LiveSources);

const never = () => () => undefined;

/** Whether the page is hydrated, so that figures can be pressed. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Lets the figures inside it open the events they count. */
export const WithSources = ({ children, ...world }: SourceWorld & { readonly children: ReactNode }) => {
  const [opened, setOpened] = useState<OpenedFigure | null>(null);
  const isInBrowser = useIsInBrowser();
  const draw = useMemo(() => drawFigures(setOpened), []);
  return (
    <>
      <FiguresProvider value={isInBrowser ? draw : null}>{children}</FiguresProvider>
      {opened === null ? null : <Opened {...world} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
