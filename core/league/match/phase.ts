import type { ShownStatus } from './shownStatus.ts';

/** Where in its course a listed match is; one that will not be played is over. */
export type Phase = 'live' | 'toCome' | 'over';

/** The phase of a match by the status that is shown of it. */
export const phaseOf = ({ type }: ShownStatus): Phase => {
  if (type === 'Live' || type === 'InProgress') return 'live';
  return type === 'Scheduled' || type === 'Upcoming' ? 'toCome' : 'over';
};

const order: Readonly<Record<Phase, number>> = { live: 0, toCome: 1, over: 2 };

/** Matches in play first, then those to come, then those that are over; otherwise in their own order. */
export const byPhase = <Row extends { readonly status: ShownStatus }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((a, b) => order[phaseOf(a.status)] - order[phaseOf(b.status)]);
