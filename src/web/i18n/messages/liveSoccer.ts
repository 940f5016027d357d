import type { Localised } from '../localised.ts';
import { commonMessages, type LiveMessages } from './live.ts';
import { periodMessages } from './periods.ts';

const englishPeriod = periodMessages.en.soccer.long;
const norwegianPeriod = periodMessages.no.soccer.long;

const en: LiveMessages = {
  ...commonMessages.en,
  period: englishPeriod,
  shortPeriod: periodMessages.en.soccer.short,
  afterPeriod: (period) => `After ${englishPeriod(period)}`,
  startsAt: (time) => `Kick-off at ${time}`,
  waiting: 'Waiting for the kick-off',
  noData: 'No live match data available',
  kinds: { goal: 'Goals', timer: 'Halves' },
};

const no: LiveMessages = {
  ...commonMessages.no,
  period: norwegianPeriod,
  shortPeriod: periodMessages.no.soccer.short,
  afterPeriod: (period) => `Etter ${norwegianPeriod(period)}`,
  startsAt: (time) => `Avspark kl. ${time}`,
  waiting: 'Venter på avspark',
  noData: 'Ingen direktedata for denne kampen',
  kinds: { goal: 'Mål', timer: 'Omganger' },
};

/** The texts of the corporate variant's live page. */
export const soccerMessages: Localised<LiveMessages> = { en, no };
