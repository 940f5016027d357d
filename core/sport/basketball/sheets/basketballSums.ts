import type { BasketballLine, BasketballPlayer } from './basketballLine.ts';
import { totalLine } from './basketballTotals.ts';

/** A sum of lines and of their matches. */
export type BasketballSums = BasketballLine & Pick<BasketballPlayer, 'matches'>;

/** The sum of a player's lines and matches, over teams, leagues or a career. */
export const basketballSums = (lines: readonly BasketballSums[]): BasketballSums => ({
  ...totalLine(lines),
  matches: lines.reduce((sum, { matches }) => sum + matches, 0),
});
