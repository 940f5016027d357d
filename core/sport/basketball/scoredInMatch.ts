import { basketballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import { bySheet, onlyScored } from '../scoredInMatch.ts';

/** Points of a basketball player in a match. */
export const basketballScoredInMatch = bySheet(basketballMatchPlayers, ({ points }) => onlyScored(points));
