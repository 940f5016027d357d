import type { Localised } from '../localised.ts';

const en = {
  title: 'Schedule',
  subtitle: (league: string) => `All matches in ${league}`,
  which: 'Which matches',
  show: { upcoming: 'Upcoming', played: 'Played' },
  count: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
  empty: { upcoming: 'No upcoming matches', played: 'No played matches' },
  months: 'Choose a month',
  allMonths: 'All months',
  month: (name: string, year: number) => `${name} ${year}`,
  today: 'Today',
  noDate: 'Date not set',
  passed: 'Without a result',
  more: (left: number) => `Show more (${left} left)`,
};

export type ScheduleMessages = typeof en;

const no: ScheduleMessages = {
  title: 'Terminliste',
  subtitle: (league) => `Alle kamper i ${league}`,
  which: 'Hvilke kamper',
  show: { upcoming: 'Kommende', played: 'Spilte' },
  count: (count) => (count === 1 ? '1 kamp' : `${count} kamper`),
  empty: { upcoming: 'Ingen kommende kamper', played: 'Ingen spilte kamper' },
  months: 'Velg en måned',
  allMonths: 'Alle måneder',
  month: (name, year) => `${name} ${year}`,
  today: 'I dag',
  noDate: 'Uten dato',
  passed: 'Uten resultat',
  more: (left) => `Vis flere (${left} igjen)`,
};

/** The schedule's texts; the empty ones are quoted from specification §8. */
export const scheduleMessages: Localised<ScheduleMessages> = { en, no };
