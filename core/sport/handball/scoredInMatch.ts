import { taskEither } from 'fp-ts';
import type { Rows } from '../../decode/body.ts';
import { handballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import type { ScoredInMatch } from '../scoredInMatch.ts';
import type { HandballMatchPlayer } from './handballPlayer.ts';

/** A handball player's goals and saves in a match. */
export const handballScoredInMatch: ScoredInMatch = (ask, { matchId, personId }) =>
  taskEither.map(({ rows }: Rows<HandballMatchPlayer>) => {
    const own = rows.find((row) => row.personId === personId);
    return own === undefined
      ? null
      : { scored: own.goals, saves: own.saves, shotsAgainst: own.saves + own.goalsAgainst };
  })(ask(handballMatchPlayers, { matchId }));
