import { taskEither } from 'fp-ts';
import { volleyballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import { onlyScored, type ScoredInMatch } from '../scoredInMatch.ts';

/** Points of a volleyball player in a match. */
export const volleyballScoredInMatch: ScoredInMatch = (ask, { matchId, personId }) =>
  taskEither.map(
    ({ rows }: { readonly rows: readonly { readonly personId: number; readonly points: number }[] }) => {
      const own = rows.find((row) => row.personId === personId);
      return own === undefined ? null : onlyScored(own.points);
    },
  )(ask(volleyballMatchPlayers, { matchId }));
