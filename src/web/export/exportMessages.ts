import type { Localised } from '../i18n/localised.ts';

const en = {
  title: 'Calendar and data',
  calendar: 'Calendar',
  calendarText: {
    league: 'Adds the matches to your calendar and keeps their times up to date.',
    team: 'Adds its matches in all leagues to your calendar and keeps their times up to date.',
    match: 'Adds the match to your calendar and keeps its time up to date.',
  },
  subscribe: 'Subscribe',
  /** One press from the team's page. */
  subscribeToAll: 'Matches in my calendar',
  address: 'Address of the calendar',
  copy: 'Copy address',
  file: 'Download .ics',
  table: 'Table',
  hall: 'On a large screen',
  hallText: 'For a hall or a clubhouse: readable from afar, and runs by itself.',
  hallLink: 'Open the hall screen',
  data: 'Open data',
  dataText: 'For programs: JSON that anyone may use.',
  results: 'Results (JSON)',
  schedule: 'Schedule (JSON)',
  standings: 'Standings (JSON)',
  match: 'Match (JSON)',
  log: 'Log of the match (.jsonl)',
  documentation: 'Documentation',
  status: 'Status',
  embed: 'On your own page',
  embedText: {
    match: 'The match, live, on another site: paste this where it should appear.',
    team: 'Next match, last result and place, live, on the club’s site: paste this where it should appear.',
  },
  embedTheme: 'Colours',
  themes: { device: 'By device', light: 'Light', dark: 'Dark' },
  snippet: 'HTML for the page',
  copySnippet: 'Copy HTML',
};

export type ExportMessages = typeof en;

const no: ExportMessages = {
  title: 'Kalender og data',
  calendar: 'Kalender',
  calendarText: {
    league: 'Legger kampene i kalenderen din og holder tidspunktene oppdatert.',
    team: 'Legger lagets kamper i alle ligaer i kalenderen din og holder tidspunktene oppdatert.',
    match: 'Legger kampen i kalenderen din og holder tidspunktet oppdatert.',
  },
  subscribe: 'Abonner',
  subscribeToAll: 'Kampene i kalenderen min',
  address: 'Kalenderens adresse',
  copy: 'Kopier adressen',
  file: 'Last ned .ics',
  table: 'Tabell',
  hall: 'På storskjerm',
  hallText: 'For en hall eller et klubbhus: leselig på lang avstand, og går av seg selv.',
  hallLink: 'Åpne hallskjermen',
  data: 'Åpne data',
  dataText: 'For programmer: JSON som alle kan bruke.',
  results: 'Resultater (JSON)',
  schedule: 'Terminliste (JSON)',
  standings: 'Tabell (JSON)',
  match: 'Kampen (JSON)',
  log: 'Kampens logg (.jsonl)',
  documentation: 'Dokumentasjon',
  status: 'Status',
  embed: 'På din egen side',
  embedText: {
    match: 'Kampen direkte på et annet nettsted: lim inn dette der den skal vises.',
    team: 'Neste kamp, siste resultat og plassering direkte på klubbens nettsted: lim inn dette der det skal vises.',
  },
  embedTheme: 'Farger',
  themes: { device: 'Som enheten', light: 'Lyse', dark: 'Mørke' },
  snippet: 'HTML til siden',
  copySnippet: 'Kopier HTML',
};

/** The texts of the export menu. */
export const exportMessages: Localised<ExportMessages> = { en, no };
