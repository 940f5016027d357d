import * as fc from 'fast-check';

/** Whether everything is tried (`KAMPDAG_WHOLE_UNITS=on`). */
export const isWhole = process.env['KAMPDAG_WHOLE_UNITS'] === 'on';

/** The number of runs of a property of simulated matches: four times as many in a whole run. */
export const runs = (few: number): number => (isWhole ? 4 * few : few);

/** A sample of a list, drawn by one seed, in no order; all members in a whole run. */
const [part = 1, parts = 1] = (process.env['KAMPDAG_SLICE'] ?? '').split('/').map(Number).filter(Boolean);

/** So many of a list's members, drawn by one seed, in no order; every one where all is tried, or a slice of them. */
export const sampleOf = <A>(all: readonly A[], few: number): readonly A[] => {
  if (isWhole) return all.filter((_, index) => index % parts === part - 1);
  if (all.length <= few) return all;
  const drawn = fc.shuffledSubarray([...all], { minLength: few, maxLength: few });
  return fc.sample(drawn, { seed: 19, numRuns: 1 })[0] ?? [];
};
