import { type FaultKind, faultKinds, type SimulatedCase } from './case.ts';
import type { Outcome } from './simulate.ts';

/** The counts of a campaign so far. */
export interface Tally {
  readonly runs: number;
  readonly messages: number;
  readonly deliveries: number;
  readonly checks: number;
  /** The number of runs with each fault, in the order of `faultKinds`. */
  readonly single: readonly number[];
  /** The number of runs with both of two faults, indexed by the earlier fault of `faultKinds` and then the later. */
  readonly pairs: readonly (readonly number[])[];
}

/** A mutable tally. */
export interface TallyBook {
  readonly add: (simulated: SimulatedCase, outcome: Outcome) => void;
  readonly read: () => Tally;
}

/** Two faults and the number of runs with both. */
export interface MetPair {
  readonly first: FaultKind;
  readonly second: FaultKind;
  readonly runs: number;
}

export const createTally = (): TallyBook => {
  const single = faultKinds.map(() => 0);
  const pairs = faultKinds.map(() => faultKinds.map(() => 0));
  let runs = 0;
  let messages = 0;
  let deliveries = 0;
  let checks = 0;
  return {
    add: (simulated, outcome) => {
      runs += 1;
      messages += simulated.messages.length;
      deliveries += outcome.deliveries;
      checks += outcome.checks;
      const met = faultKinds.flatMap((kind, index) => (outcome.happened.has(kind) ? [index] : []));
      for (const [from, first] of met.entries()) {
        single[first] = (single[first] ?? 0) + 1;
        const row = pairs[first];
        if (row === undefined) continue;
        for (const second of met.slice(from + 1)) row[second] = (row[second] ?? 0) + 1;
      }
    },
    read: () => ({ runs, messages, deliveries, checks, single, pairs }),
  };
};

/** Every pair of faults, the rarest first. */
export const metPairs = ({ pairs }: Tally): readonly MetPair[] =>
  faultKinds
    .flatMap((first, row) =>
      faultKinds.flatMap((second, column) =>
        column > row ? [{ first, second, runs: pairs[row]?.[column] ?? 0 }] : [],
      ),
    )
    .toSorted((a, b) => a.runs - b.runs);
