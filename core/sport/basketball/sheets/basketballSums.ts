import type { BasketballLine, BasketballPlayer } from './basketballLine.ts';
import { totalLine } from './basketballTotals.ts';

/** Several lines added up, with the matches they were played in. */
export type BasketballSums = BasketballLine & Pick<BasketballPlayer, 'matches'>;

/** A player's lines added up, matches too: two teams of a league, a season's leagues, a career. */
export const basketballSums = (lines: readonly BasketballSums[]): BasketballSums => ({
  ...totalLine(lines),
  matches: lines.reduce((sum, { matches }) => sum + matches, 0),
});
