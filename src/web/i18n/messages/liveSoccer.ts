import type { Localised } from '../localised.ts';
import { commonMessages, englishOrdinal, type LiveMessages, type PeriodLike } from './live.ts';

const englishPeriod = ({ kind, number }: PeriodLike): string =>
  kind === 'overtime' ? `${englishOrdinal(number)} extra period` : `${englishOrdinal(number)} half`;

const norwegianPeriod = ({ kind, number }: PeriodLike): string =>
  kind === 'overtime' ? `${number}. ekstraomgang` : `${number}. omgang`;

const shortPeriod = ({ kind, number }: PeriodLike): string =>
  kind === 'overtime' ? `E${number}` : String(number);

const en: LiveMessages = {
  ...commonMessages.en,
  period: englishPeriod,
  shortPeriod,
  afterPeriod: (period) => `After ${englishPeriod(period)}`,
  startsAt: (time) => `Kick-off at ${time}`,
  waiting: 'Waiting for the kick-off',
  noData: 'No live match data available',
  kinds: { goal: 'Goals', timer: 'Halves' },
};

const no: LiveMessages = {
  ...commonMessages.no,
  period: norwegianPeriod,
  shortPeriod,
  afterPeriod: (period) => `Etter ${norwegianPeriod(period)}`,
  startsAt: (time) => `Avspark kl. ${time}`,
  waiting: 'Venter på avspark',
  noData: 'Ingen direktedata for denne kampen',
  kinds: { goal: 'Mål', timer: 'Omganger' },
};

/** The texts of the corporate variant's live page. */
export const soccerMessages: Localised<LiveMessages> = { en, no };
