import { term } from '../i18n/term.ts';

/** The headings of subject columns. */
export const subjectTerms = {
  player: { en: 'Player', no: 'Spiller' },
  team: { en: 'Team', no: 'Lag' },
  number: term(['No.', 'Shirt number'], ['Nr.', 'Draktnummer']),
  position: term(['Pos', 'Position'], ['Pos', 'Posisjon']),
};
