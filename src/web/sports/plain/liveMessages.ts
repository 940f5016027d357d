import type { PlainEvent } from '@kampdag/core/sport/plain/event';
import type { Localised } from '../../i18n/localised.ts';
import { sportMessages } from '../../i18n/messages/live.ts';
import { plainWords } from './words.ts';

const en = {
  ...sportMessages('en', plainWords),
  waiting: 'Waiting for the start',
  kinds: { goal: 'Goals', point: 'Points', timer: 'Periods' } satisfies Readonly<
    Record<PlainEvent['type'], string>
  >,
};

/** The texts of a plain sport's live page. */
export type PlainMessages = typeof en;

const no: PlainMessages = {
  ...sportMessages('no', plainWords),
  waiting: 'Venter på start',
  kinds: { goal: 'Mål', point: 'Poeng', timer: 'Perioder' },
};

/** The texts of a plain sport's live page in every language. */
export const plainMessages: Localised<PlainMessages> = { en, no };
