import type { LiveMatch } from '@kampdag/core/live/match';
import { lacksStart } from '@kampdag/core/live/score/completeness';
import { periodLinesOf } from '@kampdag/core/live/score/periodLines';
import type { ComponentType } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import type { LiveMessages } from '../../i18n/messages/live.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { LiveProps, LiveTab } from '../live/liveSport.ts';
import { useLiveSlice } from '../live/useLiveSlice.ts';
import { empty } from '../plays/list/list.css.ts';
import { PanelSkeleton } from '../states/PanelSkeleton.tsx';
import { type ChartMessages, chartMessages } from './chartMessages.ts';

/** The props of every chart; each subscribes and renders by itself. */
export interface ChartProps extends Pick<LiveProps<LiveMessages>, 'actor' | 'teams' | 'messages'> {
  readonly words: ChartMessages;
}

type Charts<M extends LiveMessages> = ComponentType<ChartProps & { readonly messages: M }>;

/** What there is to draw: nothing before the first events, and nothing from a log without its start (reading 45). */
const coverageOf = (live: LiveMatch): 'none' | 'incomplete' | 'whole' => {
  if (lacksStart(live)) return 'incomplete';
  return periodLinesOf(live).length > 0 ? 'whole' : 'none';
};

/** The charts tab, whose code loads and whose data is computed when it is opened. */
export const chartsTab = <M extends LiveMessages>(load: () => Promise<Charts<M>>): LiveTab<M> => {
  const Drawn = lazyPart(load, PanelSkeleton);
  const Panel = ({ actor, teams, messages }: LiveProps<M>) => {
    const words = useMessages(chartMessages);
    const coverage = useLiveSlice(actor, coverageOf);
    if (coverage === null) return <PanelSkeleton />;
    if (coverage !== 'whole') return <p className={empty}>{words[coverage]}</p>;
    return <Drawn actor={actor} teams={teams} messages={messages} words={words} />;
  };
  return { key: '4', text: ({ tabs }) => tabs.pictures, Panel };
};
