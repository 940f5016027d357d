import { liveBasketball } from '@kampdag/core/sport/basketball/liveBasketball';
import { BenchSlice } from '../../match/board/bench/BenchSlice.tsx';
import { ClockSlice } from '../../match/board/boardSlices.tsx';
import { chartsTab } from '../../match/charts/chartsTab.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { livePeriods } from '../../match/periods/LivePeriods.tsx';
import type { FilterChoice } from '../../match/plays/filter.ts';
import { liveSheetsTab } from '../../match/sheets/sheetsTab.tsx';
import { type BasketballMessages, basketballMessages } from './liveMessages.ts';
import { basketballPeriods } from './livePeriods.ts';
import { basketballFlashSide, basketballNews } from './news.ts';
import { basketballPlays } from './plays.ts';

/** Baskets are key events; misses are filtered separately. */
const basketballFilter: FilterChoice = {
  eventTypes: liveBasketball.eventTypes.flatMap((type) =>
    type === 'shotAttempt' ? [type, 'missedShot' as const] : [type],
  ),
  defaultFilter: liveBasketball.defaultFilter,
  kindOf: ({ kind, score }) => (kind === 'shotAttempt' && score === null ? 'missedShot' : kind),
};

/** The live page of basketball. */
export const basketballLive = liveViewsOf<BasketballMessages>({
  texts: basketballMessages,
  filter: basketballFilter,
  times: 'left',
  plays: basketballPlays,
  news: basketballNews,
  flashSide: basketballFlashSide,
  Clock: ClockSlice,
  setPoints: () => null,
  strips: { bench: (props) => <BenchSlice {...props} words={props.messages.bench} /> },
  Summary: livePeriods(basketballPeriods),
  advantages: null,
  tabs: [
    liveSheetsTab(async () => (await import('./sheets/LiveSheets.tsx')).LiveSheets),
    chartsTab<BasketballMessages>(async () => (await import('./LiveCharts.tsx')).BasketballCharts),
  ],
});
