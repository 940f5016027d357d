import { handballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import { bySheet } from '../scoredInMatch.ts';

/** Goals and saves of a handball player in a match. */
export const handballScoredInMatch = bySheet(handballMatchPlayers, ({ goals, saves, goalsAgainst }) => ({
  scored: goals,
  saves,
  shotsAgainst: saves + goalsAgainst,
}));
