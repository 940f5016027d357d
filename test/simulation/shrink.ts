import type { SimulatedCase } from './case.ts';
import type { Law } from './checks.ts';
import { type Seam, simulate } from './simulate.ts';

/** A list without some of its items. */
const without = <A>(list: readonly A[], from: number, count: number): readonly A[] => [
  ...list.slice(0, from),
  ...list.slice(from + count),
];

/**
 * The smallest case found by leaving out faults and messages, greedily, halves before single ones, for as long as the same law
 * is broken.
 */
export const shrink = async (failing: SimulatedCase, law: Law, seam?: Seam): Promise<SimulatedCase> => {
  const fails = async (candidate: SimulatedCase): Promise<boolean> =>
    (await simulate(candidate, seam)).violation?.law === law;

  const reduced = async <A>(
    list: readonly A[],
    withList: (list: readonly A[]) => SimulatedCase,
  ): Promise<readonly A[]> => {
    let left = list;
    for (let size = Math.ceil(list.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let from = 0; from < left.length; ) {
        const candidate = without(left, from, size);
        if (await fails(withList(candidate))) left = candidate;
        else from += size;
      }
    }
    return left;
  };

  let smallest = failing;
  for (;;) {
    const before = smallest;
    const faults = await reduced(before.faults, (list) => ({ ...before, faults: list }));
    const messages = await reduced(before.messages, (list) => ({ ...before, faults, messages: list }));
    smallest = { ...before, faults, messages };
    if (faults.length === before.faults.length && messages.length === before.messages.length) return smallest;
  }
};
