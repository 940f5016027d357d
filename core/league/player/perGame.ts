import { roundTo } from './percentage.ts';

/** The basis of a season's table: totals, or averages per match. */
export type Basis = 'total' | 'game';

/** A sum, or its average per match with one decimal; null for an average of no matches. */
export const onBasis = (sum: number, matches: number, basis: Basis): number | null => {
  if (basis === 'total') return sum;
  return matches <= 0 ? null : roundTo(sum / matches, 1);
};
