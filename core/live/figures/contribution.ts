import type { CurrentEvent } from '../log/currentEvent.ts';

/** An event's contribution to a figure. */
export interface Contribution {
  readonly current: CurrentEvent;
  /** Its addition to the figure; 0 for one that only adds to `outOf`. */
  readonly amount: number;
  /** Its addition to the 9 of `4/9`; 0 for a plain figure. */
  readonly outOf: number;
}

/** The sums of contributions. */
export const sumOf = (contributions: readonly Contribution[]): Readonly<Record<'amount' | 'outOf', number>> =>
  contributions.reduce(
    (sum, { amount, outOf }) => ({ amount: sum.amount + amount, outOf: sum.outOf + outOf }),
    { amount: 0, outOf: 0 },
  );
