import type { SoccerCardEvent, SoccerEvent } from '@kampdag/core/sport/soccer/event';
import type { Localised } from '../../i18n/localised.ts';
import { sportMessages } from '../../i18n/messages/live.ts';
import { soccerWords } from './words.ts';

type Kinds = Readonly<Record<SoccerEvent['type'], string>>;
type Cards = Readonly<Record<NonNullable<SoccerCardEvent['color']>, string>>;

const en = {
  ...sportMessages('en', soccerWords),
  waiting: 'Waiting for the kick-off',
  noData: 'No live match data available',
  kinds: { goal: 'Goals', card: 'Cards', shootout: 'Penalty shootout', timer: 'Halves' } satisfies Kinds,
  row: {
    goal: 'Goal',
    card: 'Card',
    cards: { yellow: 'Yellow card', red: 'Red card' } satisfies Cards,
    official: 'Team official',
    shootout: (round: number | null): string =>
      round === null ? 'Penalty shootout' : `Penalty shootout, round ${round}`,
    scored: 'Scored',
    missed: 'No goal',
  },
};

/** The texts of the corporate variant's live page. */
export type SoccerMessages = typeof en;

const no: SoccerMessages = {
  ...sportMessages('no', soccerWords),
  waiting: 'Venter på avspark',
  noData: 'Ingen direktedata for denne kampen',
  kinds: { goal: 'Mål', card: 'Kort', shootout: 'Straffesparkkonkurranse', timer: 'Omganger' },
  row: {
    goal: 'Mål',
    card: 'Kort',
    cards: { yellow: 'Gult kort', red: 'Rødt kort' },
    official: 'Lagleder',
    shootout: (round) =>
      round === null ? 'Straffesparkkonkurranse' : `Straffesparkkonkurranse, ${round}. runde`,
    scored: 'Scoret',
    missed: 'Ikke mål',
  },
};

/** The texts of the corporate variant's live page in every language. */
export const soccerMessages: Localised<SoccerMessages> = { en, no };
