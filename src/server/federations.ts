import type { Deployment, DeploymentId } from '@kampdag/core/site/deployment';
import { createFederation, type SimulatedFederation } from '../../fixtures/simulation/federation.ts';

/** The simulated federations by deployment, all drawn from one seed. */
export type Federations = ReadonlyMap<DeploymentId, SimulatedFederation>;

/** Creates the federation of each deployment. */
export const createFederations = (deployments: readonly Deployment[], seed: number): Federations =>
  new Map(deployments.map((deployment) => [deployment.id, createFederation({ deployment, seed })] as const));
