import type { Contribution } from '../../../live/figures/contribution.ts';
import { playTimeOf } from '../../../live/lineup/presence.ts';
import { eventsOf, type LiveMatch } from '../../../live/match.ts';
import { type BySide, opponentOf } from '../../../side.ts';
import type { OwnFigures } from '../../ownFigures.ts';
import type { GoalOfPlay } from '../penalties/assessedPenalty.ts';
import { type PowerPlayCourse, powerPlayCourseIn } from '../penalties/powerPlays.ts';
import { penaltiesOf } from './penalties.ts';

type Added = Pick<Contribution, 'amount' | 'outOf'>;

const courseOf = (match: LiveMatch): BySide<PowerPlayCourse> =>
  powerPlayCourseIn(penaltiesOf(match), playTimeOf(match));

/** The events of some keys, with what each adds. */
const added = (
  match: LiveMatch,
  parts: readonly (readonly [key: string | null | undefined, added: Added])[],
): readonly Contribution[] => {
  const byKey = new Map<string, Added>();
  for (const [key, { amount, outOf }] of parts) {
    if (key === null || key === undefined) continue;
    const before = byKey.get(key) ?? { amount: 0, outOf: 0 };
    byKey.set(key, { amount: before.amount + amount, outOf: before.outOf + outOf });
  }
  return eventsOf(match).flatMap((current) => {
    const own = byKey.get(current.key);
    return own === undefined ? [] : [{ current, ...own }];
  });
};

const goal = ({ key }: GoalOfPlay) => [key, { amount: 1, outOf: 0 }] as const;

/** A chance stands for its penalty, or for the goal that alone proves it. */
const chanceKey = ({ penalty, goals }: PowerPlayCourse['chances'][number]) => penalty ?? goals[0]?.key;

/** What hockey counts of special teams (specification §3): the goals and the penalties that gave the chances. */
export const hockeyOwnFigures: OwnFigures = {
  powerPlays: (match, side) => {
    const { goals, chances } = courseOf(match)[side];
    return added(match, [
      ...goals.map(goal),
      ...chances.map((chance) => [chanceKey(chance), { amount: 0, outOf: 1 }] as const),
    ]);
  },
  penaltyKill: (match, side) =>
    added(
      match,
      courseOf(match)[opponentOf(side)].chances.map(
        (chance) => [chanceKey(chance), { amount: chance.goals.length === 0 ? 1 : 0, outOf: 1 }] as const,
      ),
    ),
  shorthandedGoals: (match, side) => added(match, courseOf(match)[side].shorthandedGoals.map(goal)),
};
