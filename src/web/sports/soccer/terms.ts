import { term } from '../../i18n/term.ts';

/** The headings of a soccer player's figures. */
export const soccerTerms = {
  matches: { en: 'Matches', no: 'Kamper' },
  goals: { en: 'Goals', no: 'Mål' },
  redCards: term(['Red', 'Red cards'], ['Røde', 'Røde kort']),
  yellowCards: term(['Yellow', 'Yellow cards'], ['Gule', 'Gule kort']),
};
