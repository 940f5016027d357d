import type { Localised } from '../i18n/localised.ts';

const en = {
  title: 'Notifications',
  text: 'Start, goals and final score of the teams you follow, while the site is open in a tab or installed.',
  switch: 'Notify me of followed teams',
  team: (name: string) => `Notifications for ${name}`,
  denied:
    'The browser blocks notifications from this site. Allow them in the browser’s settings for this site, then press again.',
  unsupported:
    'This browser shows no notifications of websites. On an iPhone or iPad, add the site to the home screen and open it from there.',
  unasked:
    'Notifications are not on: the browser did not allow them. In a private window they are not possible.',
  failed: 'Notifications could not be switched on. Try again.',
  started: 'The match has started',
  ended: 'Final score',
  endedHidden: 'The match is over',
  goal: (team: string | null) => (team === null ? 'Goal' : `Goal for ${team}`),
  byFollowed: (goal: string) => `A player you follow: ${goal}`,
  goalRemoved: 'The goal does not count',
  periodEnd: (period: string) => `After ${period}`,
  setWon: (team: string, set: string) => `${team} won ${set}`,
};

export type NotificationMessages = typeof en;

const no: NotificationMessages = {
  title: 'Varsler',
  text: 'Kampstart, mål og sluttresultat for lagene du følger, mens siden er åpen i en fane eller installert.',
  switch: 'Varsle meg om lag jeg følger',
  team: (name) => `Varsler for ${name}`,
  denied:
    'Nettleseren stopper varsler fra denne siden. Tillat dem i nettleserens innstillinger for siden, og trykk på nytt.',
  unsupported:
    'Denne nettleseren viser ikke varsler fra nettsider. På iPhone og iPad: legg siden til på Hjem-skjermen og åpne den derfra.',
  unasked: 'Varsler er ikke på: nettleseren tillot dem ikke. I et privat vindu er de ikke mulige.',
  failed: 'Varsler kunne ikke slås på. Prøv igjen.',
  started: 'Kampen er i gang',
  ended: 'Sluttresultat',
  endedHidden: 'Kampen er slutt',
  goal: (team) => (team === null ? 'Mål' : `Mål for ${team}`),
  byFollowed: (goal) => `En spiller du følger: ${goal}`,
  goalRemoved: 'Målet teller ikke',
  periodEnd: (period) => `Etter ${period}`,
  setWon: (team, set) => `${team} vant ${set}`,
};

export const notificationMessages: Localised<NotificationMessages> = { en, no };
