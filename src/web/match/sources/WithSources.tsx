import type { Match } from '@kampdag/core/league/match/match';
import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import type { LiveActor } from '../../machines/followMatch.ts';
import { useLazyValue } from '../../machines/lazyActor.ts';
import type { DescribePlay } from '../plays/playText.ts';
import type { PlayTimes } from '../plays/playTime.ts';
import { type FigureProps, FiguresProvider } from './Figure.tsx';
import { FigureButton } from './FigureButton.tsx';
import { type OpenedFigure, OpenProvider } from './opened.ts';

/** What the events of figures are shown with. */
export interface SourceWorld {
  readonly actor: LiveActor;
  readonly match: Match;
  readonly messages: LiveMessages;
  readonly describe: DescribePlay;
  readonly times: PlayTimes;
}

/** What the panel with a figure's events is given. */
export interface SourcePanelProps extends SourceWorld {
  readonly opened: OpenedFigure;
  readonly onClose: () => void;
}

interface Loaded {
  readonly Panel: ComponentType<SourcePanelProps> | null;
}

const nothingYet: Loaded = { Panel: null };
const load = async (): Promise<Loaded> => ({ Panel: (await import('./SourcePanel.tsx')).SourcePanel });

const Opened = (props: SourcePanelProps) => {
  const { Panel } = useLazyValue(nothingYet, load);
  return Panel === null ? null : <Panel {...props} />;
};

const drawFigure = (props: FigureProps) => <FigureButton {...props} />;

const never = () => () => undefined;

/** Whether somebody can press here: not on a page that stands still. */
const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Lets the figures in it open the events that they are the sums of. */
export const WithSources = ({ children, ...world }: SourceWorld & { readonly children: ReactNode }) => {
  const [opened, setOpened] = useState<OpenedFigure | null>(null);
  const isInBrowser = useIsInBrowser();
  return (
    <OpenProvider value={setOpened}>
      <FiguresProvider value={isInBrowser ? drawFigure : null}>{children}</FiguresProvider>
      {opened === null ? null : <Opened {...world} opened={opened} onClose={() => setOpened(null)} />}
    </OpenProvider>
  );
};
