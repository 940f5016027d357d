import { isOfType } from '@kampdag/core/live/event';
import { type BySide, sides } from '@kampdag/core/side';
import type { Exclusion } from '@kampdag/core/sport/common/exclusion';
import type { Card } from '@kampdag/core/sport/handball/event';
import { handball } from '@kampdag/core/sport/handball/handball';
import {
  handballAdvantages,
  playersOnCourt,
  runningSuspensions,
  suspensionsOf,
} from '@kampdag/core/sport/handball/suspensions';
import { BenchSlice } from '../../match/board/bench/BenchSlice.tsx';
import { ClockSlice } from '../../match/board/boardSlices.tsx';
import { chartsTab } from '../../match/charts/chartsTab.tsx';
import { liveViewsOf } from '../../match/live/liveParts.tsx';
import { narrate, noSportNews } from '../../match/news/narrate.ts';
import type { DescribeNews } from '../../match/news/newsText.ts';
import { livePeriods } from '../../match/periods/LivePeriods.tsx';
import { regulationPlaces } from '../../match/periods/lineScore.ts';
import {
  amountFigure,
  begunPeriods,
  type LivePeriodFigures,
  scoreFigure,
  shootoutNote,
} from '../../match/periods/liveFigures.ts';
import { liveSheetsTab } from '../../match/sheets/sheetsTab.tsx';
import { type StrengthRule, StrengthSlice } from '../../match/strength/StrengthSlice.tsx';
import { type HandballMessages, handballMessages } from './liveMessages.ts';
import { handballPlays } from './plays.ts';

const handballPeriods: LivePeriodFigures<HandballMessages> = {
  always: regulationPlaces,
  periodsOf: begunPeriods,
  figures: [scoreFigure((m) => m.summary.goals), amountFigure((m) => m.summary.suspensions, 'suspensions')],
  noteOf: shootoutNote,
};

/** Handball's news: goals, suspensions, and red and blue cards; a yellow one is only a warning. */
const handballNews = (m: HandballMessages): DescribeNews =>
  narrate(m, {
    ...noSportNews,
    goal: ({ type }) => (type === 'sevenMetreThrow' ? m.spoken.sevenMetreGoal : m.row.goal),
    attempt: ({ round }) => m.row.shootout(round),
    penalty: ({ minutes }) => ({
      what: m.spoken.suspension(minutes),
      definite: m.spoken.theSuspension,
      reason: null,
    }),
    card: (event) =>
      !isOfType<Card>(event, 'card') || event.color === null || event.color === 'yellow'
        ? null
        : { what: m.row.cards[event.color], definite: m.narration.theCard, reason: null },
  });

/** Players on the court, goalkeepers included, and two-minute suspensions. */
const handballStrength: StrengthRule<BySide<readonly Exclusion[]>> = {
  penaltiesOf: suspensionsOf,
  changes: (suspensions) =>
    sides.flatMap((side) => suspensions[side].flatMap(({ from, until }) => [from, until])),
  strengthAt: (suspensions, at) => ({
    served: runningSuspensions(suspensions, at),
    players: playersOnCourt(suspensions, at),
  }),
};

/** The live page of handball. */
export const handballLive = liveViewsOf<HandballMessages>({
  texts: handballMessages,
  filter: handball,
  times: 'played',
  plays: handballPlays,
  news: handballNews,
  // Handball has too many goals to flash any.
  flashSide: () => null,
  Clock: ClockSlice,
  strips: {
    strength: (props) => <StrengthSlice {...props} words={props.messages.strength} rule={handballStrength} />,
    bench: (props) => <BenchSlice {...props} words={props.messages.sideline} />,
  },
  Summary: livePeriods(handballPeriods),
  advantages: handballAdvantages,
  tabs: [
    liveSheetsTab(async () => (await import('./sheets.tsx')).LiveSheets),
    chartsTab<HandballMessages>(async () => (await import('./LiveCharts.tsx')).HandballCharts),
  ],
});
