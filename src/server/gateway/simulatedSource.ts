import type { Deployment, DeploymentId } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import type { FederationRefusal } from '../../../fixtures/simulation/federation.ts';
import { createFederation, type SimulatedFederation } from '../../../fixtures/simulation/federation.ts';
import type { Pacing } from '../pacing.ts';
import type { GatewaySource, SourceFailure } from './source.ts';

/** The simulated federations by deployment, all drawn from one seed. */
export type Federations = ReadonlyMap<DeploymentId, SimulatedFederation>;

/** Creates the federation of each deployment. */
export const createFederations = (deployments: readonly Deployment[], seed: number): Federations =>
  new Map(deployments.map((deployment) => [deployment.id, createFederation({ deployment, seed })] as const));

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
