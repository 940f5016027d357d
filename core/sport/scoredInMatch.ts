import type { taskEither } from 'fp-ts';
import type { GatewayClient } from '../gateway/client.ts';
import type { GatewayFailure } from '../gateway/failure.ts';
import type { MatchId, PersonId } from '../ids.ts';

/** What a player scored in a match, by the federation's sheet of it; null for a player whom the sheet does not name. */
export type ScoredInMatch = (
  ask: GatewayClient['fetch'],
  match: { readonly matchId: MatchId; readonly personId: PersonId },
) => taskEither.TaskEither<GatewayFailure, number | null>;
