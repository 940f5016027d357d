import { liveVolleyball } from '@kampdag/core/sport/volleyball/liveVolleyball';
import { BenchSlice } from '../../match/board/bench/BenchSlice.tsx';
import { PeriodScores } from '../../match/board/boardSlices.tsx';
import { Strips } from '../../match/board/Strips.tsx';
import { chartsTab } from '../../match/charts/chartsTab.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import type { LiveProps } from '../../match/live/liveSport.ts';
import { livePeriods } from '../../match/periods/LivePeriods.tsx';
import { type VolleyballMessages, volleyballMessages } from './liveMessages.ts';
import { volleyballSets } from './livePeriods.ts';
import { volleyballFlashSide, volleyballNews } from './news.ts';
import { volleyballPlays } from './plays.ts';
import { currentPoints, endedSets, SetSlice } from './SetSlice.tsx';

type Props = LiveProps<VolleyballMessages>;

const Under = (props: Props) => (
  <>
    <PeriodScores {...props} read={endedSets} />
    <Strips>
      <BenchSlice {...props} words={props.messages.sideline} />
    </Strips>
  </>
);

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
  Under,
  Summary: livePeriods(volleyballSets),
  advantages: null,
  tabs: [chartsTab<VolleyballMessages>(async () => (await import('./LiveCharts.tsx')).VolleyballCharts)],
});
