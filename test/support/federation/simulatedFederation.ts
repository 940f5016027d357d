import {
  createFederation,
  type FederationOptions,
  type SimulatedFederation,
} from '../../../fixtures/simulation/federation.ts';

const keyOf = ({ deployment, seed }: FederationOptions): string => `${seed} ${JSON.stringify(deployment)}`;

const sharedFederations = (): ((options: FederationOptions) => SimulatedFederation) => {
  const opened = new Map<string, SimulatedFederation>();
  return (options) => {
    const federation = opened.get(keyOf(options)) ?? createFederation(options);
    opened.set(keyOf(options), federation);
    return federation;
  };
};

/** A simulated federation shared by all test files of a worker, so that its computed answers are reused. */
export const simulatedFederation = sharedFederations();
