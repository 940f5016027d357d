import { type BySide, sides } from '@kampdag/core/side';
import {
  playersOnCourt,
  runningSuspensions,
  type Suspension,
  suspensionsOf,
} from '@kampdag/core/sport/handball/suspensions';
import type { StrengthRule } from '../../match/strength/strengthRule.ts';

/** Handball's strength: players on the court, goalkeepers included, and two-minute suspensions. */
export const handballStrength: StrengthRule<BySide<readonly Suspension[]>> = {
  penaltiesOf: suspensionsOf,
  changes: (suspensions) =>
    sides.flatMap((side) => suspensions[side].flatMap(({ from, until }) => [from, until])),
  strengthAt: (suspensions, at) => ({
    served: runningSuspensions(suspensions, at),
    players: playersOnCourt(suspensions, at),
  }),
};
