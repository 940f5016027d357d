import type { GatewayTransport } from '@kampdag/core/gateway/client';
import type { Instant } from '@kampdag/core/time/instant';
import { either, taskEither } from 'fp-ts';
import type { SimulatedFederation } from '../../../fixtures/simulation/federation.ts';

/** A simulated federation's answers at a moment, as a transport without a server. */
export const federationTransport = (federation: SimulatedFederation, now: Instant): GatewayTransport => ({
  request: (_, path) =>
    taskEither.fromEither(
      either.mapLeft(({ status, message }: { readonly status: number; readonly message: string }) => ({
        type: 'Refused' as const,
        status,
        message,
      }))(federation.answer(path, now)),
    ),
});
