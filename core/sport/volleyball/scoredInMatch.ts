import { volleyballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import { bySheet, onlyScored } from '../scoredInMatch.ts';

/** Points of a volleyball player in a match. */
export const volleyballScoredInMatch = bySheet(volleyballMatchPlayers, ({ points }) => onlyScored(points));
