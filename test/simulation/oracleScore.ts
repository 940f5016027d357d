import type { SportKind } from '@kampdag/core/sportKind';
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
  plain: null,
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
    case 'plain':
      return type === 'Goal' || type === 'Point' ? 1 : 0;
    default:
      return sport satisfies never;
  }
};

const plus = ([home, away]: Pair, team: 'home' | 'away', more: number): Pair =>
  team === 'home' ? [home + more, away] : [home, away + more];

const timerType = ({ fact }: OracleEvent): number | null =>
  fact.type === 'Timer' ? numberIn(fact.fields.Type) : null;

/** The goals that a shootout adds once it has ended after its last attempt: one for the winner, in handball its own (reading 39). */
const shootoutGoals = (sport: SportKind, events: readonly OracleEvent[], rules: Rules): Pair => {
  let scored: Pair = [0, 0];
  let isOver = false;
  for (const event of events) {
    const { fact } = event;
    if (fact.type === 'Shootout') {
      isOver = false;
      if (fact.team !== null && isGoalText(fact.fields.ResultText)) scored = plus(scored, fact.team, 1);
    } else if (timerType(event) === 5) isOver = true;
    else if (timerType(event) === 7 && rules.isShootout(fact.period)) isOver = true;
  }
  if (!isOver || scored[0] === scored[1]) return [0, 0];
  if (sport === 'handball') return scored;
  return scored[0] > scored[1] ? [1, 0] : [0, 1];
};

/** The sets of a match of five by their ids. */
const usualSets = [200061, 200062, 200063, 200064, 200065];

/** The sets that a match may have, in order. */
const setIds = ({ data }: OracleState): readonly unknown[] => {
  const periods = Array.isArray(data.Periods) ? data.Periods : [];
  return periods.length === 0
    ? usualSets
    : periods.map((period: Record<string, unknown>) => period.PartialResultTypeId);
};

/** Sets won: 25 points, 15 in the last, with a lead of two, in a set closed by a Period end, or the last by the Match end (FIVB rule 6). */
const setsOf = (points: ReadonlyMap<number | null, Pair>, state: OracleState): Pair => {
  const { events } = state;
  const ids = setIds(state);
  const most = ids.length === 3 ? 3 : usualSets.length;
  const shown = events.filter(
    ({ fact }) => fact.type === 'Point' || [1, 6, 7].includes(timerType({ fact } as OracleEvent) ?? 0),
  );
  const last = Math.max(...shown.map(({ fact }) => ids.indexOf(fact.period)));
  let sets: Pair = [0, 0];
  for (const [period, [home, away]] of points) {
    const index = ids.indexOf(period);
    const isOver = events.some(
      (event) =>
        (timerType(event) === 7 && event.fact.period === period) ||
        (timerType(event) === 5 && index === last),
    );
    const needed = index + 1 >= most ? 15 : 25;
    const isWon = Math.max(home, away) >= needed && Math.abs(home - away) >= 2;
    if (index !== -1 && isOver && isWon) sets = plus(sets, home > away ? 'home' : 'away', 1);
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
  if (sport === 'volleyball') return { total: setsOf(points, state), after };
  const extra = usualShootout[sport] === null ? [0, 0] : shootoutGoals(sport, events, rules);
  return { total: [total[0] + (extra[0] ?? 0), total[1] + (extra[1] ?? 0)], after };
};
