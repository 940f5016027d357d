import { liveHandball } from '@kampdag/core/sport/handball/liveHandball';
import { handballAdvantages } from '@kampdag/core/sport/handball/suspensions';
import { BenchSlice } from '../../match/board/bench/BenchSlice.tsx';
import { ClockSlice } from '../../match/board/boardSlices.tsx';
import { chartsTab } from '../../match/charts/chartsTab.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { livePeriods } from '../../match/periods/LivePeriods.tsx';
import { liveSheetsTab } from '../../match/sheets/sheetsTab.tsx';
import { StrengthSlice } from '../../match/strength/StrengthSlice.tsx';
import { type HandballMessages, handballMessages } from './liveMessages.ts';
import { handballPeriods } from './livePeriods.ts';
import { handballFlashSide, handballNews } from './news.ts';
import { handballPlays } from './plays.ts';
import { handballStrength } from './strength.ts';

/** The live page of handball. */
export const handballLive = liveViewsOf<HandballMessages>({
  texts: handballMessages,
  filter: liveHandball,
  times: 'played',
  plays: handballPlays,
  news: handballNews,
  flashSide: handballFlashSide,
  Clock: ClockSlice,
  setPoints: () => null,
  strips: {
    strength: (props) => <StrengthSlice {...props} words={props.messages.strength} rule={handballStrength} />,
    bench: (props) => <BenchSlice {...props} words={props.messages.sideline} />,
  },
  Summary: livePeriods(handballPeriods),
  advantages: handballAdvantages,
  tabs: [
    liveSheetsTab(async () => (await import('./sheets/LiveSheets.tsx')).LiveSheets),
    chartsTab<HandballMessages>(async () => (await import('./LiveCharts.tsx')).HandballCharts),
  ],
});
