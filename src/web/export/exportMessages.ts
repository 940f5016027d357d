import type { Localised } from '../i18n/localised.ts';

const en = {
  title: 'Take with you',
  calendar: 'Calendar',
  calendarText: {
    league: 'The matches come into your own calendar, and move there when they are moved.',
    team: 'Its matches of all leagues come into your own calendar, and move there when they are moved.',
    match: 'The match comes into your own calendar, and moves there when it is moved.',
  },
  subscribe: 'Subscribe',
  address: 'Address of the calendar',
  copy: 'Copy address',
  copied: 'Copied',
  notCopied: 'Could not be copied: the address is marked, copy it yourself.',
  file: 'Download .ics',
  table: 'Table',
  hall: 'On a large screen',
  hallText: 'For a hall or a clubhouse: readable from afar, and nobody has to look after it.',
  hallLink: 'Open the hall screen',
  data: 'Open data',
  dataText: 'For programs: JSON that everybody may read.',
  results: 'Results (JSON)',
  schedule: 'Schedule (JSON)',
  standings: 'Standings (JSON)',
  match: 'Match (JSON)',
  log: 'Log of the match (.jsonl)',
  documentation: 'Documentation',
  status: 'Status',
  embed: 'On your own page',
  embedText: 'The match, live, in a page of another site: paste this where it is to stand.',
  snippet: 'HTML for the page',
  copySnippet: 'Copy HTML',
};

export type ExportMessages = typeof en;

const no: ExportMessages = {
  title: 'Ta med deg',
  calendar: 'Kalender',
  calendarText: {
    league: 'Kampene kommer i din egen kalender, og flyttes der når de blir flyttet.',
    team: 'Lagets kamper i alle ligaer kommer i din egen kalender, og flyttes der når de blir flyttet.',
    match: 'Kampen kommer i din egen kalender, og flyttes der når den blir flyttet.',
  },
  subscribe: 'Abonner',
  address: 'Kalenderens adresse',
  copy: 'Kopier adressen',
  copied: 'Kopiert',
  notCopied: 'Kunne ikke kopieres: adressen er merket, kopier den selv.',
  file: 'Last ned .ics',
  table: 'Tabell',
  hall: 'På storskjerm',
  hallText: 'For en hall eller et klubbhus: leselig på lang avstand, og ingen trenger å passe på den.',
  hallLink: 'Åpne hallskjermen',
  data: 'Åpne data',
  dataText: 'For programmer: JSON som alle kan lese.',
  results: 'Resultater (JSON)',
  schedule: 'Terminliste (JSON)',
  standings: 'Tabell (JSON)',
  match: 'Kampen (JSON)',
  log: 'Kampens logg (.jsonl)',
  documentation: 'Dokumentasjon',
  status: 'Status',
  embed: 'På din egen side',
  embedText: 'Kampen, direkte, på en side på et annet nettsted: lim inn dette der den skal stå.',
  snippet: 'HTML til siden',
  copySnippet: 'Kopier HTML',
};

/** The texts of the export menu. */
export const exportMessages: Localised<ExportMessages> = { en, no };
