import type { SoccerPlayer } from '@kampdag/core/sport/soccer/soccerPlayer';
import { term } from '../../i18n/term.ts';
import { figure, type StatisticsColumn } from '../../statistics/columns.ts';

type SoccerLine = Pick<SoccerPlayer, 'goals' | 'redCards' | 'yellowCards'>;

/** The columns of a player's goals and cards in a match, the cards in the specification's order (§2). */
export const soccerSheetFigures: readonly StatisticsColumn<SoccerLine>[] = [
  figure<SoccerLine>('goals', { en: 'Goals', no: 'Mål' }, ({ goals }) => goals),
  figure<SoccerLine>('redCards', term(['Red', 'Red cards'], ['Røde', 'Røde kort']), (line) => line.redCards),
  figure<SoccerLine>(
    'yellowCards',
    term(['Yellow', 'Yellow cards'], ['Gule', 'Gule kort']),
    ({ yellowCards }) => yellowCards,
  ),
];

/** The columns of a player in a company league (specification §2). */
export const soccerFigures: readonly StatisticsColumn<SoccerPlayer>[] = [
  figure<SoccerPlayer>('matches', { en: 'Matches', no: 'Kamper' }, ({ matches }) => matches),
  ...soccerSheetFigures,
];
