import type { Localised } from '../localised.ts';

const en = {
  unreadable: {
    title: 'This address cannot be read',
    text: 'Something in it is misspelt or was lost on the way.',
    action: 'To the scoreboard',
  },
  tooLong: {
    title: 'This address is too long',
    text: 'No page of this site has an address as long as this one.',
    action: 'To the scoreboard',
  },
  tooMany: {
    title: 'Too many pages at once',
    text: 'Too many requests from your network: try again in a minute.',
    action: 'Try again',
  },
  failed: {
    title: 'Something went wrong',
    text: 'The page could not be made just now.',
    action: 'Try again',
  },
};

export type RefusalMessages = typeof en;

const no: RefusalMessages = {
  unreadable: {
    title: 'Adressen kan ikke leses',
    text: 'Noe i den er feilskrevet eller gikk tapt på veien.',
    action: 'Til resultattavlen',
  },
  tooLong: {
    title: 'Adressen er for lang',
    text: 'Ingen side på dette nettstedet har så lang adresse.',
    action: 'Til resultattavlen',
  },
  tooMany: {
    title: 'For mange sider på en gang',
    text: 'For mange forespørsler fra nettverket ditt: prøv igjen om et minutt.',
    action: 'Prøv igjen',
  },
  failed: {
    title: 'Noe gikk galt',
    text: 'Siden kunne ikke lages akkurat nå.',
    action: 'Prøv igjen',
  },
};

/** The texts of a page for a refused request. */
export const refusalMessages: Localised<RefusalMessages> = { en, no };
