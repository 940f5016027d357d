import type { Localised } from '../i18n/localised.ts';

const en = {
  title: 'Notifications',
  text: 'Start, goals and final score of the teams, players and matches you follow, also while the site is closed. For this the site stores the address of your browser’s messages and what you follow, and nothing about you; when you switch it off, they are deleted.',
  switch: 'Notify me of what I follow',
  turnOn: 'Turn on notifications',
  notNow: 'Not now',
  match: 'Notifications for this match',
  openOnly: 'This browser tells you only while the site is open in a tab.',
  hiddenGoals: 'Tell me of goals too, without the score and the team',
  team: (name: string) => `Notifications for ${name}`,
  denied:
    'The browser blocks notifications from this site. Allow them in the browser’s settings for this site, then press again.',
  unsupported:
    'This browser shows no notifications of websites. On an iPhone or iPad: press Share, choose “Add to Home Screen”, open the site from there, and press the bell again.',
  unasked:
    'Notifications are not on: the browser did not allow them. In a private window they are not possible.',
  failed: 'Notifications could not be switched on. Try again.',
  started: 'Match started',
  ended: 'Final score',
  endedHidden: 'Match ended',
  goal: (team: string | null) => (team === null ? 'Goal' : `Goal for ${team}`),
  byFollowed: (goal: string) => `A player you follow: ${goal}`,
  goalRemoved: 'The goal does not count',
  periodEnd: (period: string) => `After ${period}`,
  setWon: (team: string, set: string) => `${team} won ${set}`,
  inStep: {
    action: 'I see it now',
    /** With `{delay}` in place of the seconds. */
    done: 'In step with your stream: from now on everything comes {delay} s after it happens.',
    late: (most: number) =>
      `That is more than ${most} seconds ago. Press when you see the next one on your screen.`,
  },
};

export type NotificationMessages = typeof en;

const no: NotificationMessages = {
  title: 'Varsler',
  text: 'Kampstart, mål og sluttresultat for lag, spillere og kamper du følger, også når siden er lukket. Da lagrer siden adressen til nettleserens meldinger og hva du følger, og ingenting om deg; slår du det av, slettes det.',
  switch: 'Varsle meg om det jeg følger',
  turnOn: 'Slå på varsler',
  notNow: 'Ikke nå',
  match: 'Varsler for denne kampen',
  openOnly: 'Denne nettleseren varsler bare mens siden er åpen i en fane.',
  hiddenGoals: 'Varsle meg om mål også, uten stillingen og laget',
  team: (name) => `Varsler for ${name}`,
  denied:
    'Nettleseren stopper varsler fra denne siden. Tillat dem i nettleserens innstillinger for siden, og trykk på nytt.',
  unsupported:
    'Denne nettleseren viser ikke varsler fra nettsider. På iPhone og iPad: trykk Del, velg «Legg til på Hjem-skjerm», åpne siden derfra, og trykk på bjella igjen.',
  unasked: 'Varsler er ikke på: nettleseren tillot dem ikke. I et privat vindu er de ikke mulige.',
  failed: 'Varsler kunne ikke slås på. Prøv igjen.',
  started: 'Kampen startet',
  ended: 'Sluttresultat',
  endedHidden: 'Kampen sluttet',
  goal: (team) => (team === null ? 'Mål' : `Mål for ${team}`),
  byFollowed: (goal) => `En spiller du følger: ${goal}`,
  goalRemoved: 'Målet teller ikke',
  periodEnd: (period) => `Etter ${period}`,
  setWon: (team, set) => `${team} vant ${set}`,
  inStep: {
    action: 'Jeg ser det nå',
    done: 'I takt med sendingen din: fra nå av kommer alt {delay} s etter at det skjer.',
    late: (most) => `Det er mer enn ${most} sekunder siden. Trykk når du ser det neste på skjermen din.`,
  },
};

export const notificationMessages: Localised<NotificationMessages> = { en, no };
