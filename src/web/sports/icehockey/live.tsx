import { hockeyAdvantages } from '@kampdag/core/sport/icehockey/live/advantages';
import { liveIceHockey } from '@kampdag/core/sport/icehockey/liveIceHockey';
import { ClockSlice, ShotsSlice } from '../../match/board/boardSlices.tsx';
import { chartsTab } from '../../match/charts/chartsTab.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { lazyPanel } from '../../match/parts/lazyPanel.tsx';
import { livePeriods } from '../../match/periods/LivePeriods.tsx';
import { liveSheetsTab } from '../../match/sheets/sheetsTab.tsx';
import { StrengthSlice } from '../../match/strength/StrengthSlice.tsx';
import { type HockeyMessages, hockeyMessages } from './liveMessages.ts';
import { hockeyFlashSide, hockeyNews } from './news.ts';
import { hockeyPeriods } from './periods/livePeriods.ts';
import { hockeyPlays } from './plays.ts';
import { hockeyStrength } from './strength.ts';

/** The live page of ice hockey. */
export const hockeyLive = liveViewsOf<HockeyMessages>({
  texts: hockeyMessages,
  filter: liveIceHockey,
  times: 'played',
  plays: hockeyPlays,
  news: hockeyNews,
  flashSide: hockeyFlashSide,
  Clock: ClockSlice,
  setPoints: () => null,
  strips: {
    strength: (props) => <StrengthSlice {...props} words={props.messages.strength} rule={hockeyStrength} />,
    shots: ShotsSlice,
  },
  Summary: livePeriods(hockeyPeriods),
  advantages: hockeyAdvantages,
  tabs: [
    {
      key: '2',
      text: ({ tabs }) => tabs.lineups,
      Panel: lazyPanel(async () => (await import('./lineups/LiveLineups.tsx')).LiveLineups),
    },
    liveSheetsTab(async () => (await import('./sheets/LiveSheets.tsx')).LiveSheets),
    chartsTab(async () => (await import('./LiveCharts.tsx')).HockeyCharts),
  ],
});
