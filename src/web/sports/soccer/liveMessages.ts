import type { SoccerEvent } from '@kampdag/core/sport/soccer/event';
import type { Localised } from '../../i18n/localised.ts';
import { sportMessages } from '../../i18n/messages/live.ts';
import { soccerWords } from './words.ts';

const en = {
  ...sportMessages('en', soccerWords),
  waiting: 'Waiting for the kick-off',
  noData: 'No live match data available',
  kinds: { goal: 'Goals', timer: 'Halves' } satisfies Readonly<Record<SoccerEvent['type'], string>>,
  goal: 'Goal',
};

/** The texts of the corporate variant's live page. */
export type SoccerMessages = typeof en;

const no: SoccerMessages = {
  ...sportMessages('no', soccerWords),
  waiting: 'Venter på avspark',
  noData: 'Ingen direktedata for denne kampen',
  kinds: { goal: 'Mål', timer: 'Omganger' },
  goal: 'Mål',
};

/** The texts of the corporate variant's live page in every language. */
export const soccerMessages: Localised<SoccerMessages> = { en, no };
