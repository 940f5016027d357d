import type { SoccerPlayer } from '@kampdag/core/sport/soccer/soccerPlayer';
import { term } from '../../i18n/term.ts';
import { fields } from '../../statistics/columns.ts';

/** What a player does in a match. */
export type SoccerLine = Pick<SoccerPlayer, 'goals' | 'redCards' | 'yellowCards'>;

const terms = {
  matches: { en: 'Matches', no: 'Kamper' },
  goals: { en: 'Goals', no: 'Mål' },
  redCards: term(['Red', 'Red cards'], ['Røde', 'Røde kort']),
  yellowCards: term(['Yellow', 'Yellow cards'], ['Gule', 'Gule kort']),
};

/** The columns of a player's goals and cards in a match, the cards in the specification's order (§2). */
export const soccerSheetFigures = fields(terms, 'goals', 'redCards', 'yellowCards');

/** The columns of a player in a company league (specification §2). */
export const soccerFigures = [...fields(terms, 'matches'), ...soccerSheetFigures];
