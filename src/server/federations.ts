import { type Deployment, deployments } from '@kampdag/core/site/deployment';
import { createFederation, type SimulatedFederation } from '../../fixtures/simulation/federation.ts';

/** The simulated federations by deployment: one world, drawn from one seed. */
export type Federations = ReadonlyMap<Deployment['key'], SimulatedFederation>;

/** Opens the federation of every deployment. */
export const createFederations = (seed: number): Federations =>
  new Map(deployments.map((deployment) => [deployment.key, createFederation({ deployment, seed })] as const));
