import { taskEither } from 'fp-ts';
import { handballMatchPlayers } from '../../gateway/ballEndpoints.ts';
import type { ScoredInMatch } from '../scoredInMatch.ts';

/** Goals of a handball player in a match. */
export const handballScoredInMatch: ScoredInMatch = (ask, { matchId, personId }) =>
  taskEither.map(
    ({ rows }: { readonly rows: readonly { readonly personId: number; readonly goals: number }[] }) =>
      rows.find((row) => row.personId === personId)?.goals ?? null,
  )(ask(handballMatchPlayers, { matchId }));
