import type { SoccerEvent } from '@kampdag/core/sport/soccer/event';
import type { Localised } from '../../i18n/localised.ts';
import { commonMessages, sportMessages } from '../../i18n/messages/live.ts';
import { soccerWords } from './words.ts';

type Kinds = Readonly<Record<SoccerEvent['type'], string>>;

const en = {
  ...sportMessages('en', soccerWords),
  waiting: 'Waiting for the kick-off',
  kinds: { goal: 'Goals', card: 'Cards', shootout: 'Penalty shootout', timer: 'Halves' } satisfies Kinds,
  row: {
    ...commonMessages.en.row,
    shootout: (round: number | null): string =>
      round === null ? 'Penalty shootout' : `Penalty shootout, round ${round}`,
  },
};

/** The texts of the corporate variant's live page. */
export type SoccerMessages = typeof en;

const no: SoccerMessages = {
  ...sportMessages('no', soccerWords),
  waiting: 'Venter på avspark',
  kinds: { goal: 'Mål', card: 'Kort', shootout: 'Straffesparkkonkurranse', timer: 'Omganger' },
  row: {
    ...commonMessages.no.row,
    shootout: (round) =>
      round === null ? 'Straffesparkkonkurranse' : `Straffesparkkonkurranse, ${round}. runde`,
    scored: 'Scoret',
  },
};

/** The texts of the corporate variant's live page in every language. */
export const soccerMessages: Localised<SoccerMessages> = { en, no };
