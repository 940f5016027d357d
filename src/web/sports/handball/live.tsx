import { isOfType } from '@kampdag/core/live/event';
import { type BySide, sides } from '@kampdag/core/side';
import type { Exclusion } from '@kampdag/core/sport/common/exclusion';
import type { Card, HandballEvent } from '@kampdag/core/sport/handball/event';
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
import { cardPlay, playsBy, presencePlay, shootoutPlay } from '../../match/plays/commonPlays.ts';
import { plainPlay } from '../../match/plays/playText.ts';
import { liveSheetsTab } from '../../match/sheets/sheetsTab.tsx';
import { type StrengthRule, StrengthSlice } from '../../match/strength/StrengthSlice.tsx';
import { type HandballMessages, handballMessages } from './liveMessages.ts';

/** Handball's events in a language. */
const handballPlays = playsBy<HandballMessages, HandballEvent>((m) => ({
  goal: ({ player, firstAssist, emptyNet }, { named, labelled }) => ({
    title: m.row.goal,
    subject: named(player) ?? [m.plays.unknownPlayer],
    detail: labelled(`${m.row.assist}:`, firstAssist),
    tags: emptyNet ? [m.row.emptyNet] : [],
    tone: 'goal',
  }),
  sevenMetreThrow: ({ player, goalie, result }, { named, labelled }) => {
    const scored = result === 'goal';
    return {
      title: scored ? m.row.goal : m.row.sevenMetres,
      subject: named(player) ?? [m.plays.unknownPlayer],
      detail: result === 'saved' ? labelled(m.row.savedBy, goalie) : null,
      tags: scored ? [m.row.sevenMetres] : result === null ? [] : [m.row.results[result]],
      tone: scored ? 'goal' : 'strong',
    };
  },
  shot: ({ player, goalie }, { named, labelled }) => ({
    ...plainPlay,
    title: goalie === null ? m.row.shotMissed : m.row.shotSaved,
    subject: named(player),
    detail: labelled(m.row.savedBy, goalie),
  }),
  penalty: ({ player, minutes }, { named }) => ({
    ...plainPlay,
    title: minutes === null || minutes === 2 ? m.row.suspension : m.row.minutes(minutes),
    subject: named(player) ?? [m.row.team],
    tone: 'strong',
  }),
  card: (event, facts) => cardPlay(event, facts, m),
  shootout: (event, facts) => shootoutPlay(event, facts, m),
  playerTime: (event, facts) => presencePlay(event, facts, m.row),
}));

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
    bench: BenchSlice,
  },
  Summary: livePeriods(handballPeriods),
  advantages: handballAdvantages,
  tabs: [
    liveSheetsTab(async () => (await import('./sheets.tsx')).LiveSheets),
    chartsTab<HandballMessages>(async () => (await import('./LiveCharts.tsx')).HandballCharts),
  ],
});
