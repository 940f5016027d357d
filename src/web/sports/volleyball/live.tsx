import { liveVolleyball } from '@kampdag/core/sport/volleyball/liveVolleyball';
import { BenchSlice } from '../../match/board/bench/BenchSlice.tsx';
import { chartsTab } from '../../match/charts/chartsTab.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { livePeriods } from '../../match/periods/LivePeriods.tsx';
import { type VolleyballMessages, volleyballMessages } from './liveMessages.ts';
import { volleyballSets } from './livePeriods.ts';
import { volleyballFlashSide, volleyballNews } from './news.ts';
import { volleyballPlays } from './plays.ts';
import { currentPoints, endedSets, SetSlice } from './SetSlice.tsx';

/** The live page of volleyball: points, penalties, set start and end, timeouts (specification §2). */
export const volleyballLive = liveViewsOf<VolleyballMessages>({
  texts: volleyballMessages,
  filter: { eventTypes: liveVolleyball.defaultFilter, defaultFilter: liveVolleyball.defaultFilter },
  times: 'none',
  plays: volleyballPlays,
  news: volleyballNews,
  flashSide: volleyballFlashSide,
  Clock: SetSlice,
  setPoints: currentPoints,
  periodScores: endedSets,
  strips: { bench: (props) => <BenchSlice {...props} words={props.messages.sideline} /> },
  Summary: livePeriods(volleyballSets),
  advantages: null,
  tabs: [chartsTab<VolleyballMessages>(async () => (await import('./LiveCharts.tsx')).VolleyballCharts)],
});
