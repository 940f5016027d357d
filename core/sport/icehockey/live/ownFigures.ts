import type { Contribution, OwnFigure } from '../../../live/figures/source.ts';
import { playTimeOf } from '../../../live/lineup/presence.ts';
import { eventsOf, type LiveMatch } from '../../../live/match.ts';
import { type BySide, opponentOf } from '../../../side.ts';
import type { GoalOfPlay } from '../penalties/assessedPenalty.ts';
import { type PowerPlayDetails, powerPlayDetailsIn } from '../penalties/powerPlays.ts';
import { penaltiesOf } from './penalties.ts';

type Amount = Pick<Contribution, 'amount' | 'outOf'>;

const detailsOf = (match: LiveMatch): BySide<PowerPlayDetails> =>
  powerPlayDetailsIn(penaltiesOf(match), playTimeOf(match));

/** The contributions of events by their keys. */
const contributionsOf = (
  match: LiveMatch,
  parts: readonly (readonly [key: string | null | undefined, amount: Amount])[],
): readonly Contribution[] => {
  const byKey = new Map<string, Amount>();
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

/** The key of the event that gave a chance: its penalty, or its goal where no penalty was reported. */
const chanceKey = ({ penalty, goals }: PowerPlayDetails['chances'][number]) => penalty ?? goals[0]?.key;

/** Hockey's special-teams figures (specification §3), by goals and by the penalties that gave the chances. */
export const hockeyOwnFigures = {
  powerPlays: (match, side) => {
    const { goals, chances } = detailsOf(match)[side];
    return contributionsOf(match, [
      ...goals.map(goal),
      ...chances.map((chance) => [chanceKey(chance), { amount: 0, outOf: 1 }] as const),
    ]);
  },
  penaltyKill: (match, side) =>
    contributionsOf(
      match,
      detailsOf(match)[opponentOf(side)].chances.map(
        (chance) => [chanceKey(chance), { amount: chance.goals.length === 0 ? 1 : 0, outOf: 1 }] as const,
      ),
    ),
  shorthandedGoals: (match, side) =>
    contributionsOf(match, detailsOf(match)[side].shorthandedGoals.map(goal)),
} satisfies Readonly<Record<string, OwnFigure>>;
