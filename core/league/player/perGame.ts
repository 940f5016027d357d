import { roundTo } from './percentage.ts';

/** What a season's table counts: everything together, or an average of each match. */
export type Basis = 'total' | 'game';

/** A sum, or its average of each match with one decimal; null for an average of no match. */
export const onBasis = (sum: number, matches: number, basis: Basis): number | null => {
  if (basis === 'total') return sum;
  return matches <= 0 ? null : roundTo(sum / matches, 1);
};
