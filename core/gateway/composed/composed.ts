import type { taskEither } from 'fp-ts';
import type { GatewayClient } from '../client.ts';
import type { GatewayFailure } from '../failure.ts';

/**
 * Composes the body of a call, which the call's own endpoint decodes, from published answers of other calls. It may request any
 * number: the client limits how many run at once.
 */
export type Compose<P> = (
  ask: GatewayClient['fetch'],
  params: P,
) => taskEither.TaskEither<GatewayFailure, unknown>;
