import type { SoccerEvent } from '@kampdag/core/sport/soccer/event';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, type LiveMessages } from '../../i18n/messages/live.ts';
import { soccerWords } from './words.ts';

const englishPeriod = soccerWords.en.periods.long;
const norwegianPeriod = soccerWords.no.periods.long;

/** The texts of the corporate variant's live page. */
export interface SoccerMessages extends LiveMessages {
  readonly kinds: Readonly<Record<SoccerEvent['type'], string>>;
  readonly goal: string;
}

const en: SoccerMessages = {
  ...commonMessages.en,
  period: englishPeriod,
  shortPeriod: soccerWords.en.periods.short,
  afterPeriod: (period) => `After ${englishPeriod(period)}`,
  waiting: 'Waiting for the kick-off',
  noData: 'No live match data available',
  kinds: { goal: 'Goals', timer: 'Halves' },
  goal: 'Goal',
};

const no: SoccerMessages = {
  ...commonMessages.no,
  period: norwegianPeriod,
  shortPeriod: soccerWords.no.periods.short,
  afterPeriod: (period) => `Etter ${norwegianPeriod(period)}`,
  waiting: 'Venter på avspark',
  noData: 'Ingen direktedata for denne kampen',
  kinds: { goal: 'Mål', timer: 'Omganger' },
  goal: 'Mål',
};

/** The texts of the corporate variant's live page. */
export const soccerMessages: Localised<SoccerMessages> = { en, no };
