import type { Mutant } from './mutants.ts';

/** The mutants of one folder, and those of them that are tried. */
export interface Stratum {
  readonly folder: string;
  readonly size: number;
  readonly sample: readonly Mutant[];
}

/** The list in an order that the seed decides. */
const shuffled = (mutants: readonly Mutant[], seed: number): readonly Mutant[] => {
  let state = seed;
  const rank = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return mutants
    .map((mutant) => ({ mutant, rank: rank() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ mutant }) => mutant);
};

/** About `count` mutants of all, from each folder as many as its share asks, and no folder with fewer than thirty. */
export const stratified = (
  byFolder: ReadonlyMap<string, readonly Mutant[]>,
  count: number,
  seed: number,
): readonly Stratum[] => {
  const all = [...byFolder.values()].reduce((sum, { length }) => sum + length, 0);
  return [...byFolder].map(([folder, mutants]) => {
    const share = Math.max(30, Math.round((count * mutants.length) / Math.max(1, all)));
    return { folder, size: mutants.length, sample: shuffled(mutants, seed).slice(0, share) };
  });
};
