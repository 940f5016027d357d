import { taskEither } from 'fp-ts';
import { basketballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import { onlyScored, type ScoredInMatch } from '../scoredInMatch.ts';

/** Points of a basketball player in a match. */
export const basketballScoredInMatch: ScoredInMatch = (ask, { matchId, personId }) =>
  taskEither.map(
    ({ rows }: { readonly rows: readonly { readonly personId: number; readonly points: number }[] }) => {
      const own = rows.find((row) => row.personId === personId);
      return own === undefined ? null : onlyScored(own.points);
    },
  )(ask(basketballMatchPlayers, { matchId }));
