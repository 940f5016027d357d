import type { Localised } from '../../i18n/localised.ts';

const en = {
  /** The accessible name of a figure that opens its events. */
  show: (what: string, whose: string, figure: string | number): string =>
    `${what} ${whose}, ${figure}: show events`,
  score: 'Score',
  points: 'Points',
  none: 'No event counts towards it.',
  loading: 'Loading events …',
  /** Where the log is unavailable. */
  unavailable: 'The events of this match are unavailable right now.',
  /** The sum over the events, and the federation's figure where it differs. */
  byEvents: 'Events',
  byFederation: 'Federation',
  close: 'Close',
  /** The extra goal for winning a shootout. */
  shootoutGoal: 'Shootout won',
  amount: (amount: string): string => `counts ${amount}`,
};

/** The texts about a figure's events. */
export type SourceMessages = typeof en;

const no: SourceMessages = {
  show: (what, whose, figure) => `${what} ${whose}, ${figure}: vis hendelser`,
  score: 'Stilling',
  points: 'Poeng',
  none: 'Ingen hendelse teller med i den.',
  loading: 'Laster hendelser …',
  unavailable: 'Hendelsene i denne kampen er ikke tilgjengelige akkurat nå.',
  byEvents: 'Hendelser',
  byFederation: 'Forbundet',
  close: 'Lukk',
  shootoutGoal: 'Vant straffeslagkonkurransen',
  amount: (amount) => `teller ${amount}`,
};

/** The texts about a figure's events in every language. */
export const sourceMessages: Localised<SourceMessages> = { en, no };
