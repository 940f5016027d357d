import type { SoccerPlayer } from '@kampdag/core/sport/soccer/soccerPlayer';
import { term } from '../../i18n/term.ts';
import { figure } from '../../statistics/columns.ts';

/** A player's figures in a company league (specification §2). */
export const soccerFigures = [
  figure<SoccerPlayer>('matches', { en: 'Matches', no: 'Kamper' }, ({ matches }) => matches),
  figure<SoccerPlayer>('goals', { en: 'Goals', no: 'Mål' }, ({ goals }) => goals),
  figure<SoccerPlayer>(
    'redCards',
    term(['Red', 'Red cards'], ['Røde', 'Røde kort']),
    ({ redCards }) => redCards,
  ),
  figure<SoccerPlayer>(
    'yellowCards',
    term(['Yellow', 'Yellow cards'], ['Gule', 'Gule kort']),
    ({ yellowCards }) => yellowCards,
  ),
];
