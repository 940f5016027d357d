import type { Localised } from '../localised.ts';

const en = {
  title: 'Transfers',
  subtitle: (since: string) => `Players who have changed clubs since ${since}`,
  columns: {
    date: 'Date',
    dateExplained: 'The first day on which the player may play for the new club',
    name: 'Name',
    from: 'From team',
    to: 'To team',
  },
  search: 'Search for a player or a club',
  clear: 'Clear the search',
  found: (count: number) => (count === 1 ? '1 transfer' : `${count} transfers`),
  empty: 'No player has changed clubs in the last year.',
  nothingFound: (search: string) => `No transfer matches “${search}”.`,
  noDate: 'Date not set',
  noName: 'Name not published',
  unknownClub: 'Not known',
  fromTo: (from: string, to: string) => `From ${from} to ${to}`,
  more: (count: number) => `Show ${count} more`,
};

export type TransfersMessages = typeof en;

const no: TransfersMessages = {
  title: 'Overganger',
  subtitle: (since) =>
    `Spillere som har byttet klubb siden ${since.charAt(0).toLowerCase()}${since.slice(1)}`,
  columns: {
    date: 'Dato',
    dateExplained: 'Den første dagen spilleren kan spille for den nye klubben',
    name: 'Navn',
    from: 'Fra lag',
    to: 'Til lag',
  },
  search: 'Søk etter en spiller eller klubb',
  clear: 'Tøm søket',
  found: (count) => (count === 1 ? '1 overgang' : `${count} overganger`),
  empty: 'Ingen spillere har byttet klubb det siste året.',
  nothingFound: (search) => `Ingen overgang passer til «${search}».`,
  noDate: 'Datoen er ikke satt',
  noName: 'Navnet er ikke publisert',
  unknownClub: 'Ukjent',
  fromTo: (from, to) => `Fra ${from} til ${to}`,
  more: (count) => `Vis ${count} til`,
};

/** The transfers' texts. */
export const transfersMessages: Localised<TransfersMessages> = { en, no };
