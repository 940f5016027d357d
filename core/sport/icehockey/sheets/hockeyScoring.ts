import { byPlace, type PeriodPlace, periodPlaceOf } from '../../../league/match/periodPlace.ts';
import type { SportRules } from '../../../league/rules/sportRules.ts';
import type { BySide } from '../../../side.ts';
import type { GoalSummary } from './goalSummary.ts';

/** A goal of the scoring summary with the score after it. */
export interface ScoredGoal {
  readonly goal: GoalSummary;
  readonly score: BySide<number>;
}

/** A period's goals. */
export interface ScoringPeriod {
  readonly place: PeriodPlace;
  readonly goals: readonly ScoredGoal[];
}

/** The scoring of a hockey match: goals by period, and those of the shootout, which do not count (reading 22). */
export interface HockeyScoring {
  readonly periods: readonly ScoringPeriod[];
  readonly shootout: readonly GoalSummary[];
}

const unknown: PeriodPlace = { kind: 'regulation', number: 1 };

const placeOf = (goal: GoalSummary, sport: SportRules): PeriodPlace =>
  periodPlaceOf(sport, { periodId: goal.periodId, name: goal.periodName }) ?? unknown;

const last = Number.MAX_SAFE_INTEGER;

/** The scoring of a match's goals, in playing order. */
export const hockeyScoringOf = (goals: readonly GoalSummary[], sport: SportRules): HockeyScoring => {
  const placed = goals
    .map((goal) => ({ goal, place: placeOf(goal, sport) }))
    .toSorted(
      (a, b) => byPlace(a.place, b.place) || (a.goal.periodTime ?? last) - (b.goal.periodTime ?? last),
    );
  const goalsOf = { home: 0, away: 0 };
  const periods: { place: PeriodPlace; goals: ScoredGoal[] }[] = [];
  for (const { goal, place } of placed) {
    if (place.kind === 'shootout') continue;
    if (goal.side !== null) goalsOf[goal.side] += 1;
    const score = { home: goalsOf.home, away: goalsOf.away };
    const open = periods.at(-1);
    if (open !== undefined && byPlace(open.place, place) === 0) open.goals.push({ goal, score });
    else periods.push({ place, goals: [{ goal, score }] });
  }
  return {
    periods,
    shootout: placed.flatMap(({ goal, place }) => (place.kind === 'shootout' ? [goal] : [])),
  };
};
