import type { PlainEvent } from '@kampdag/core/sport/plain/event';
import type { Localised } from '../../i18n/localised.ts';
import { sportMessages } from '../../i18n/messages/live.ts';
import { plainWords } from './words.ts';

const en = {
  ...sportMessages('en', plainWords),
  waiting: 'Waiting for the start',
  noData: 'No live match data available',
  kinds: { goal: 'Goals', point: 'Points', timer: 'Periods' } satisfies Readonly<
    Record<PlainEvent['type'], string>
  >,
  goal: 'Goal',
  point: 'Point',
};

/** The texts of a plain sport's live page. */
export type PlainMessages = typeof en;

const no: PlainMessages = {
  ...sportMessages('no', plainWords),
  waiting: 'Venter på start',
  noData: 'Ingen direktedata for denne kampen',
  kinds: { goal: 'Mål', point: 'Poeng', timer: 'Perioder' },
  goal: 'Mål',
  point: 'Poeng',
};

/** The texts of a plain sport's live page in every language. */
export const plainMessages: Localised<PlainMessages> = { en, no };
