import type { Localised } from '../localised.ts';

const en = {
  title: 'Today',
  otherDay: 'All matches',
  myTeams: 'My teams',
  /** Beside those at the front of the page. */
  moreTeams: 'More of my teams',
  matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  live: (count: number) => `${count} live`,
  standings: (league: string) => `Standings in ${league}`,
  hidden: 'Results are not published.',
  failed: 'The matches of this league could not be loaded',
  empty: 'There are no matches on this day.',
  seeking: 'Looking for a day with matches',
  corrections: 'Corrections',
};

export type TodayMessages = typeof en;

const no: TodayMessages = {
  title: 'I dag',
  otherDay: 'Alle kamper',
  myTeams: 'Mine lag',
  moreTeams: 'Flere av mine lag',
  matches: (count) => (count === 1 ? '1 kamp' : `${count} kamper`),
  live: (count) => `${count} direkte`,
  standings: (league) => `Tabell i ${league}`,
  hidden: 'Resultatene er ikke publisert.',
  failed: 'Kampene i denne ligaen kunne ikke lastes',
  empty: 'Det er ingen kamper denne dagen.',
  seeking: 'Leter etter en dag med kamper',
  corrections: 'Rettelser',
};

/** The texts of the page of a day's matches. */
export const todayMessages: Localised<TodayMessages> = { en, no };
