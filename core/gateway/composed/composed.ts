import type { taskEither } from 'fp-ts';
import type { GatewayClient } from '../client.ts';
import type { GatewayFailure } from '../failure.ts';

/**
 * Makes the answer of a composed call of the answers of other calls, as they may leave the server: a body that the call's own endpoint
 * decodes. It asks for as much as it likes: whoever answers makes a few calls at a time.
 */
export type Compose<P> = (
  ask: GatewayClient['fetch'],
  params: P,
) => taskEither.TaskEither<GatewayFailure, unknown>;
