import { bySide } from '../../side.ts';
import { compareTokens, type TimeToken } from '../log/timeToken.ts';
import type { LiveMatch } from '../match.ts';
import { addedByShootout } from './score.ts';
import { noScore, type Score, scoringEventsOf } from './scoringEvents.ts';
import { setsOf } from './sets.ts';
import { shootoutOf } from './shootout.ts';

/**
 * The score of a match just after one of its events: its goals or points, with what a shootout decided by then adds; or the periods won,
 * where points count within them.
 */
export const scoreAt = (match: LiveMatch, token: TimeToken): Score => {
  const isBy = (other: TimeToken): boolean => compareTokens(other, token) <= 0;
  if (match.sport.scoreWithin === 'period') {
    const won = { home: 0, away: 0 };
    for (const { winner, isGolden, end } of setsOf(match).played) {
      if (winner !== null && !isGolden && end !== null && isBy(end.token)) won[winner] += 1;
    }
    return won;
  }
  const played = scoringEventsOf(match).findLast(({ current }) => isBy(current.token))?.score ?? noScore;
  const decidedAt = shootoutOf(match)?.decidedAt ?? null;
  const added = decidedAt !== null && isBy(decidedAt) ? addedByShootout(match) : noScore;
  return bySide((side) => played[side] + added[side]);
};
