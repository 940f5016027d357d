import type { LiveMatch } from '@kampdag/core/live/match';
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

const hasBegun = (live: LiveMatch): boolean => periodLinesOf(live).length > 0;

/** The charts tab, whose code loads and whose data is computed when it is opened. */
export const chartsTab = <M extends LiveMessages>(load: () => Promise<Charts<M>>): LiveTab<M> => {
  const Drawn = lazyPart(load, PanelSkeleton);
  const Panel = ({ actor, teams, messages }: LiveProps<M>) => {
    const words = useMessages(chartMessages);
    const begun = useLiveSlice(actor, hasBegun);
    if (begun === null) return <PanelSkeleton />;
    if (!begun) return <p className={empty}>{words.none}</p>;
    return <Drawn actor={actor} teams={teams} messages={messages} words={words} />;
  };
  return { key: '4', text: ({ tabs }) => tabs.pictures, Panel };
};
