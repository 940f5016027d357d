import type { Advantage } from '../../../live/cursor/playTimes.ts';
import type { LiveMatch } from '../../../live/match.ts';
import { opponentOf, sides } from '../../../side.ts';
import { penaltiesOf } from './penalties.ts';

/** The stretches of play with more skaters on one side (reading 31). */
export const hockeyAdvantages = (match: LiveMatch): readonly Advantage[] => {
  const { through } = penaltiesOf(match);
  return through.flatMap(({ from, skaters }, index) => {
    const until = through[index + 1]?.from;
    const side = sides.find((one) => skaters[one] > skaters[opponentOf(one)]);
    return side === undefined || until === undefined ? [] : [{ side, from, until }];
  });
};
