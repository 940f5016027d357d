import type { Localised } from '../../i18n/localised.ts';

/** The texts of where a figure comes from. */
export interface SourceMessages {
  /** The name of a figure that can be pressed. */
  readonly show: (what: string, whose: string, figure: string | number) => string;
  readonly score: string;
  readonly points: string;
  readonly none: string;
  readonly loading: string;
  /** Where the log cannot be had. */
  readonly unavailable: string;
  /** By the events, and by the federation where it says otherwise. */
  readonly byEvents: string;
  readonly byFederation: string;
  readonly close: string;
  /** The one goal more of who wins a shootout. */
  readonly shootoutGoal: string;
  readonly amount: (amount: string) => string;
}

const en: SourceMessages = {
  show: (what, whose, figure) => `${what} ${whose}, ${figure}: show events`,
  score: 'Score',
  points: 'Points',
  none: 'No event counts towards it.',
  loading: 'The events are being read …',
  unavailable: 'The events of this match cannot be read right now.',
  byEvents: 'Events',
  byFederation: 'Federation',
  close: 'Close',
  shootoutGoal: 'Shootout won',
  amount: (amount) => `counts ${amount}`,
};

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
