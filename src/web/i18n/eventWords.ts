import type { CardColor } from '@kampdag/core/live/events/cardColor';
import type { Localised } from './localised.ts';

const en = {
  goal: 'Goal',
  point: 'Point',
  assist: 'Assist',
  savedBy: 'Saved by',
  against: 'vs',
  team: 'Team',
  official: 'Team official',
  card: 'Card',
  cards: { yellow: 'Yellow card', red: 'Red card', blue: 'Blue card' } satisfies Readonly<
    Record<CardColor, string>
  >,
  substitution: 'Substitution',
  comesIn: 'In:',
  goesOut: 'Out:',
  /** An attempt in a shootout. */
  scored: 'Scored',
  missed: 'No goal',
};

/** The words for events that several sports share. */
export const eventWords: Localised<typeof en> = {
  en,
  no: {
    goal: 'Mål',
    point: 'Poeng',
    assist: 'Målgivende',
    savedBy: 'Reddet av',
    against: 'mot',
    team: 'Laget',
    official: 'Lagleder',
    card: 'Kort',
    cards: { yellow: 'Gult kort', red: 'Rødt kort', blue: 'Blått kort' },
    substitution: 'Bytte',
    comesIn: 'Inn:',
    goesOut: 'Ut:',
    scored: 'Mål',
    missed: 'Ikke mål',
  },
};
