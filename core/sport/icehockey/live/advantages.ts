import type { Advantage } from '../../../live/cursor/playTimes.ts';
import type { LiveMatch } from '../../../live/match.ts';
import { opponentOf, sides } from '../../../side.ts';
import { penaltiesOf } from './penalties.ts';

/** The spans of play with more skaters on one side (reading 31). */
export const hockeyAdvantages = (match: LiveMatch): readonly Advantage[] => {
  const { manpower } = penaltiesOf(match);
  return manpower.flatMap(({ from, skaters }, index) => {
    const until = manpower[index + 1]?.from;
    const side = sides.find((one) => skaters[one] > skaters[opponentOf(one)]);
    return side === undefined || until === undefined ? [] : [{ side, from, until }];
  });
};
