import type { Localised } from '../../../i18n/localised.ts';

const en = {
  inShort: 'In short',
  chart: 'Spectators by team',
  summary: (team: string, average: string) => `${team} draws the most: ${average} per match on average.`,
  average: 'Average',
  lastMatch: 'Last match',
  total: 'Total',
  perMatch: 'Per match',
  best: 'Highest average',
  matches: (count: string) => (count === '1' ? 'in 1 match' : `in ${count} matches`),
};

type AttendanceMessages = typeof en;

const no: AttendanceMessages = {
  inShort: 'Kort fortalt',
  chart: 'Tilskuere per lag',
  summary: (team, average) => `${team} trekker flest: ${average} per kamp i snitt.`,
  average: 'Snitt',
  lastMatch: 'Siste kamp',
  total: 'Totalt',
  perMatch: 'Per kamp',
  best: 'Høyest snitt',
  matches: (count) => (count === '1' ? 'på 1 kamp' : `på ${count} kamper`),
};

/** The texts around the attendance table. */
export const attendanceMessages: Localised<AttendanceMessages> = { en, no };
