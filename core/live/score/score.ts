import { withSide } from '../../side.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { noScore, type Score, scoringEventsOf } from './scoringEvents.ts';
import { setsOf } from './sets.ts';
import { shootoutOf } from './shootout.ts';

/**
 * The score of the match: its goals or points, plus one goal for the winner of the shootout (reading 22); or the periods
 * won, where points count within a period.
 */
export const scoreOf = readingOf((match: LiveMatch): Score => {
  if (match.sport.scoreWithin === 'period') return setsOf(match).won;
  const played = scoringEventsOf(match).at(-1)?.score ?? noScore;
  const winner = shootoutOf(match)?.winner ?? null;
  return winner === null ? played : withSide(played, winner, played[winner] + 1);
});
