import type { Localised } from '../../i18n/localised.ts';

const en = {
  /** The name of a figure that can be pressed. */
  show: (what: string, whose: string, figure: string | number): string =>
    `${what} ${whose}, ${figure}: show events`,
  score: 'Score',
  points: 'Points',
  none: 'No event counts towards it.',
  loading: 'The events are being read …',
  /** Where the log cannot be had. */
  unavailable: 'The events of this match cannot be read right now.',
  /** By the events, and by the federation where it says otherwise. */
  byEvents: 'Events',
  byFederation: 'Federation',
  close: 'Close',
  /** The one goal more of who wins a shootout. */
  shootoutGoal: 'Shootout won',
  amount: (amount: string): string => `counts ${amount}`,
};

/** The texts of where a figure comes from. */
export type SourceMessages = typeof en;

const no: SourceMessages = {
  show: (what, whose, figure) => `${what} ${whose}, ${figure}: vis hendelser`,
  score: 'Stilling',
  points: 'Poeng',
  none: 'Ingen hendelse teller med i den.',
  loading: 'Hendelsene leses …',
  unavailable: 'Hendelsene i denne kampen kan ikke leses akkurat nå.',
  byEvents: 'Hendelser',
  byFederation: 'Forbundet',
  close: 'Lukk',
  shootoutGoal: 'Vant straffekonkurransen',
  amount: (amount) => `teller ${amount}`,
};

/** The texts of where a figure comes from, in every language. */
export const sourceMessages: Localised<SourceMessages> = { en, no };
