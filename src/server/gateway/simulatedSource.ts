import { either } from 'fp-ts';
import type { FederationRefusal } from '../../../fixtures/simulation/federation.ts';
import type { Federations } from '../federations.ts';
import type { Pacing } from '../pacing.ts';
import type { GatewaySource, SourceFailure } from './source.ts';

const failureOf = ({ status, message }: FederationRefusal): SourceFailure => ({
  type: status === 404 ? 'NotFound' : 'BadAnswer',
  message,
});

/**
 * Answers from the simulated federations in this process. Long computations run in slices, so that other requests are not
 * delayed.
 */
export const simulatedSource = (federations: Federations, pacing: Pacing): GatewaySource => ({
  request: (deployment, path, now) => async () => {
    const federation = federations.get(deployment.id);
    if (federation === undefined) return either.left({ type: 'NotFound', message: 'no such federation' });
    return pacing.run(federation.preparing(path, now), () =>
      either.mapLeft(failureOf)(federation.answer(path, now)),
    );
  },
});
