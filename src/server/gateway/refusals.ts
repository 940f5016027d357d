import type { SourceFailure } from './source.ts';

const statuses: Readonly<Record<SourceFailure['type'], number>> = {
  NotFound: 404,
  BadAnswer: 502,
  Unavailable: 503,
  TimedOut: 504,
  Declined: 502,
};

/** The HTTP status of a source's failure. */
export const statusOf = ({ type }: SourceFailure): number => statuses[type];
