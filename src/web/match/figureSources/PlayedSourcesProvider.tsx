import { type ReactNode, useMemo, useState } from 'react';
import { useLazyValue } from '../../machines/lazyActor.ts';
import { lazyPart } from '../../machines/lazyComponent.ts';
import { FiguresProvider } from './Figure.tsx';
import type { OpenedFigure } from './FigureButton.tsx';
import type { drawFigures } from './figureRenderer.tsx';
import type { PlayedOpenedProps } from './PlayedSourcePanel.tsx';

type Draw = { readonly with: typeof drawFigures | null };
const nothingDrawn: Draw = { with: null };
const loadDraw = async (): Promise<Draw> => ({ with: (await import('./figureRenderer.tsx')).drawFigures });
const loadNothing = (): Promise<Draw> => Promise.resolve(nothingDrawn);

const Opened = lazyPart(async () => (await import('./PlayedSourcePanel.tsx')).PlayedOpened);

interface PlayedSourcesProps extends Pick<PlayedOpenedProps, 'match' | 'load'> {
  readonly hasLog: boolean;
  readonly children: ReactNode;
}

/** Lets a played match's figures open their events where it has a log. */
export const PlayedSources = ({ hasLog, children, ...world }: PlayedSourcesProps) => {
  const [opened, setOpened] = useState<OpenedFigure | null>(null);
  const draw = useLazyValue(nothingDrawn, hasLog ? loadDraw : loadNothing);
  const figures = useMemo(() => draw.with?.(setOpened) ?? null, [draw]);
  return (
    <>
      <FiguresProvider value={figures}>{children}</FiguresProvider>
      {opened === null ? null : <Opened {...world} opened={opened} onClose={() => setOpened(null)} />}
    </>
  );
};
