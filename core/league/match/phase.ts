import type { ShownStatus } from './shownStatus.ts';

/** The phase of a listed match; one that will not be played is over. */
export type Phase = 'live' | 'toCome' | 'over';

/** The phase of a match by its shown status. */
export const phaseOf = ({ type }: ShownStatus): Phase => {
  if (type === 'Live' || type === 'InProgress') return 'live';
  return type === 'Scheduled' || type === 'Upcoming' ? 'toCome' : 'over';
};

const order: Readonly<Record<Phase, number>> = { live: 0, toCome: 1, over: 2 };

/** Live matches first, then upcoming ones, then those that are over; stable within each. */
export const byPhase = <Row extends { readonly status: ShownStatus }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => order[phaseOf(a.status)] - order[phaseOf(b.status)]);
