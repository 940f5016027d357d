import type { Localised } from '../localised.ts';

const en = {
  title: 'Scoreboard',
  subtitle: (league: string, date: string) => `Matches in ${league} on ${date}`,
  othersSubtitle: (date: string) => `Other matches on ${date}`,
  empty: 'There are no matches for the selected season, tournament, team and date.',
  emptyOthers: 'There are no matches to show on this date.',
  days: 'Choose a day',
  today: 'Today',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  hasMatches: 'matches',
  nextMatchDay: (date: string) => `Next matches: ${date}`,
  lastMatchDay: (date: string) => `Last matches: ${date}`,
  finished: (count: number) => `Final (${count})`,
};

export type ScoreboardMessages = typeof en;

const no: ScoreboardMessages = {
  title: 'Resultattavle',
  subtitle: (league, date) => `Kamper i ${league} ${date.charAt(0).toLowerCase()}${date.slice(1)}`,
  othersSubtitle: (date) => `Andre kamper ${date.charAt(0).toLowerCase()}${date.slice(1)}`,
  empty: 'Det er ingen kamper for valgt sesong, turnering, lag og dato.',
  emptyOthers: 'Det er ingen kamper å vise på denne datoen.',
  days: 'Velg en dag',
  today: 'I dag',
  previousDay: 'Forrige dag',
  nextDay: 'Neste dag',
  hasMatches: 'kamper',
  nextMatchDay: (date) => `Neste kamper: ${date.charAt(0).toLowerCase()}${date.slice(1)}`,
  lastMatchDay: (date) => `Siste kamper: ${date.charAt(0).toLowerCase()}${date.slice(1)}`,
  finished: (count) => `Slutt (${count})`,
};

/** The scoreboard's texts; the empty ones are quoted from specification §8. */
export const scoreboardMessages: Localised<ScoreboardMessages> = { en, no };
