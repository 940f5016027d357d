import type { taskEither } from 'fp-ts';
import type { GatewayClient } from '../gateway/client.ts';
import type { GatewayFailure } from '../gateway/failure.ts';
import type { MatchId, PersonId } from '../ids.ts';

/** Fetches a player's goals or points in a match from the federation's sheet; null for a player not on it. */
export type ScoredInMatch = (
  ask: GatewayClient['fetch'],
  match: { readonly matchId: MatchId; readonly personId: PersonId },
) => taskEither.TaskEither<GatewayFailure, number | null>;
