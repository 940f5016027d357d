import type { CurrentEvent } from '../log/currentEvent.ts';

/** An event that counts towards a figure. */
export interface Contribution {
  readonly current: CurrentEvent;
  /** What it adds to the figure; 0 for one that only adds to what the figure is out of. */
  readonly amount: number;
  /** For `4/9`: what it adds to the nine; 0 for a figure by itself. */
  readonly outOf: number;
}

/** The sums of both. */
export const sumOf = (contributions: readonly Contribution[]): Readonly<Record<'amount' | 'outOf', number>> =>
  contributions.reduce(
    (sum, { amount, outOf }) => ({ amount: sum.amount + amount, outOf: sum.outOf + outOf }),
    { amount: 0, outOf: 0 },
  );
