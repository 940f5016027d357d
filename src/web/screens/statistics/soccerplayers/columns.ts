import { type SoccerPlayer, soccerPlayerName } from '@kampdag/core/sport/soccer/soccerPlayer';
import type { StatisticsTerms } from '../../../i18n/messages/statisticsTerms.ts';
import type { Column } from '../../../ui/table/column.ts';
import { figure, words } from '../columns.ts';

/** The columns of soccer players (specification §2). */
export const soccerColumns = (t: StatisticsTerms): readonly Column<SoccerPlayer>[] => [
  words('player', t.player, (row) => soccerPlayerName(row), true),
  words('team', t.team, ({ teamName }) => teamName),
  figure('matches', t.soccerMatches, ({ matches }) => matches),
  figure('goals', t.soccerGoals, ({ goals }) => goals),
  figure('redCards', t.redCards, ({ redCards }) => redCards),
  figure('yellowCards', t.yellowCards, ({ yellowCards }) => yellowCards),
];
