import { term } from '../../i18n/term.ts';

/** The headings of volleyball's figures. */
export const volleyballTerms = {
  points: term(['PTS', 'Points'], ['P', 'Poeng']),
  attacks: term(['ATT', 'Points by attack'], ['Angr', 'Poeng på angrep']),
  blocks: term(['BLK', 'Points by block'], ['Blk', 'Poeng på blokk']),
  aces: term(['ACE', 'Aces'], ['Ess', 'Serveess']),
};
