import type { SportKind } from '@kampdag/core/sport/sportKind';
import { numberIn } from './facts.ts';
import type { OracleEvent, OracleState } from './oracle.ts';

/** Goals, points or sets, home first. */
export type Pair = readonly [home: number, away: number];

/** The expected score of a match. */
export interface OracleScore {
  /** The score of the match. */
  readonly total: Pair;
  /** The running score after each scoring event, in order. */
  readonly after: ReadonlyMap<string, Pair>;
}

const shotValues: ReadonlyMap<number, number> = new Map([
  [200444, 1],
  [200443, 2],
  [200442, 3],
]);

const isGoalText = (text: unknown): boolean =>
  typeof text === 'string' && text.trim().toLowerCase() === 'goal';

interface Rules {
  readonly isShootout: (period: number | null) => boolean;
}

/** The shootout of a match whose periods are not described; null for none. */
const usualShootout: Readonly<Record<SportKind, number | null>> = {
  icehockey: 200055,
  handball: 200097,
  basketball: null,
  volleyball: null,
  soccer: null,
};

const rulesOf = (sport: SportKind, { data }: OracleState): Rules => {
  const periods = Array.isArray(data.Periods) && data.Periods.length > 0 ? data.Periods : null;
  const shootouts = new Set<unknown>(
    periods === null
      ? [usualShootout[sport]]
      : periods.flatMap((period: Record<string, unknown>) =>
          period.IsShootoutType === true ? [period.PartialResultTypeId] : [],
        ),
  );
  return { isShootout: (period) => shootouts.has(period) };
};

const mayTellOf = ({ fact: goal }: OracleEvent, { fact: shot }: OracleEvent): boolean =>
  goal.team !== null &&
  goal.team === shot.team &&
  goal.period === shot.period &&
  (numberIn(goal.fields.GoalType) === 200150 || goal.elapsed === shot.elapsed);

/** Seconds between two events; infinite where one has no time. */
const secondsBetween = ({ fact: a }: OracleEvent, { fact: b }: OracleEvent): number => {
  if (a.elapsed === b.elapsed) return 0;
  return a.elapsed === null || b.elapsed === null
    ? Number.POSITIVE_INFINITY
    : Math.abs(a.elapsed - b.elapsed);
};

/** The penalty shots that a Goal repeats, paired nearest first (reading 32). */
const toldShots = (events: readonly OracleEvent[], rules: Rules): ReadonlySet<OracleEvent> => {
  const isPlay = ({ fact }: OracleEvent): boolean => !rules.isShootout(fact.period);
  const goals = new Set(events.filter((one) => one.fact.type === 'Goal' && isPlay(one)));
  const shots = events.filter(
    (one) => one.fact.type === 'PenaltyShot' && isGoalText(one.fact.fields.ResultText) && isPlay(one),
  );
  const told = new Set<OracleEvent>();
  for (;;) {
    let nearest: readonly [OracleEvent, OracleEvent, number] | null = null;
    for (const shot of shots) {
      if (told.has(shot)) continue;
      for (const goal of goals) {
        const seconds = secondsBetween(goal, shot);
        if (mayTellOf(goal, shot) && (nearest === null || seconds < nearest[2]))
          nearest = [shot, goal, seconds];
      }
    }
    if (nearest === null) return told;
    told.add(nearest[0]);
    goals.delete(nearest[1]);
  }
};

/** The goals of a hockey event: a Goal, or a penalty shot that no Goal repeats. */
const hockeyGoal = (event: OracleEvent, told: ReadonlySet<OracleEvent>, rules: Rules): number => {
  const { type, period, fields } = event.fact;
  if (rules.isShootout(period)) return 0;
  if (type === 'Goal') return 1;
  return type === 'PenaltyShot' && isGoalText(fields.ResultText) && !told.has(event) ? 1 : 0;
};

const worth = (
  sport: SportKind,
  event: OracleEvent,
  told: ReadonlySet<OracleEvent>,
  rules: Rules,
): number => {
  const { type, fields } = event.fact;
  switch (sport) {
    case 'icehockey':
      return hockeyGoal(event, told, rules);
    case 'basketball':
      return type === 'Shot' ? (shotValues.get(numberIn(fields.ShotResult) ?? 0) ?? 0) : 0;
    case 'volleyball':
      return type === 'Point' ? 1 : 0;
    case 'handball':
      if (rules.isShootout(event.fact.period)) return 0;
      return type === 'Goal' || (type === 'SevenMetreThrow' && isGoalText(fields.ResultText)) ? 1 : 0;
    case 'soccer':
      return type === 'Goal' ? 1 : 0;
    default:
      return sport satisfies never;
  }
};

const plus = ([home, away]: Pair, team: 'home' | 'away', more: number): Pair =>
  team === 'home' ? [home + more, away] : [home, away + more];

const timerType = ({ fact }: OracleEvent): number | null =>
  fact.type === 'Timer' ? numberIn(fact.fields.Type) : null;

/** Adds one goal for the winner of an ended shootout (reading 22). */
const shootoutGoal = (events: readonly OracleEvent[], rules: Rules): Pair => {
  let scored: Pair = [0, 0];
  for (const { fact } of events) {
    if (fact.type === 'Shootout' && fact.team !== null && isGoalText(fact.fields.ResultText)) {
      scored = plus(scored, fact.team, 1);
    }
  }
  const isOver = events.some(
    (event) => timerType(event) === 5 || (timerType(event) === 7 && rules.isShootout(event.fact.period)),
  );
  if (!isOver || scored[0] === scored[1]) return [0, 0];
  return scored[0] > scored[1] ? [1, 0] : [0, 1];
};

/** Sets won: more points in a period closed by a Period end (specification §9). */
const setsOf = (points: ReadonlyMap<number | null, Pair>, events: readonly OracleEvent[]): Pair => {
  let sets: Pair = [0, 0];
  for (const [period, [home, away]] of points) {
    const isOver = events.some((event) => timerType(event) === 7 && event.fact.period === period);
    if (isOver && home !== away) sets = plus(sets, home > away ? 'home' : 'away', 1);
  }
  return sets;
};

/** The score of the current events. */
export const scoreOfOracle = (sport: SportKind, state: OracleState): OracleScore => {
  const { events } = state;
  const rules = rulesOf(sport, state);
  const told = toldShots(events, rules);
  const after = new Map<string, Pair>();
  const points = new Map<number | null, Pair>();
  let total: Pair = [0, 0];
  for (const event of events) {
    const { team, period } = event.fact;
    const more = team === null ? 0 : worth(sport, event, told, rules);
    if (team === null || more === 0) continue;
    total = plus(total, team, more);
    points.set(period, plus(points.get(period) ?? [0, 0], team, more));
    after.set(event.key, sport === 'volleyball' ? (points.get(period) ?? total) : total);
  }
  if (sport === 'volleyball') return { total: setsOf(points, events), after };
  const extra = usualShootout[sport] === null ? [0, 0] : shootoutGoal(events, rules);
  return { total: [total[0] + (extra[0] ?? 0), total[1] + (extra[1] ?? 0)], after };
};
