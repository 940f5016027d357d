import type { MatchId } from '@kampdag/core/ids';
import type { LiveRow } from '@kampdag/core/live/channel/liveRow';

/** A match in play as lists have it, with a score. */
export const liveRow = (matchId: MatchId, home: number, away: number): LiveRow => ({
  matchId,
  tournamentId: null,
  seasonId: null,
  phase: 'inPlay',
  score: { home, away },
  period: null,
  lastAt: null,
});
