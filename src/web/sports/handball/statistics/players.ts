import { handballSeasonPlayers } from '@kampdag/core/gateway/ballEndpoints';
import type { HandballSeasonPlayer } from '@kampdag/core/sport/handball/handballPlayer';
import { byHandballGoals } from '@kampdag/core/sport/statisticsOrder';
import { fields } from '../../../statistics/columns.ts';
import { statisticsOf } from '../../../statistics/definition.ts';
import { handballFigures } from '../figures.ts';
import { handballTerms } from '../terms.ts';

const columns = [...fields(handballTerms, 'matches'), ...handballFigures<HandballSeasonPlayer>()];

/** The players of a handball league; the federation sends all, and the page filters by team. */
export const handballPlayersStatistics = statisticsOf(handballSeasonPlayers)({
  params: (tournamentId) => ({ tournamentId, personId: null }),
  fields: ['search', 'team'],
  keep: (row, { teamId }) => teamId === null || row.teamId === teamId,
  subject: { type: 'player', columns: ['number', 'team'], of: (row) => ({ ...row, name: row }) },
  columns: () => columns,
  detailed: [],
  order: () => byHandballGoals,
  sort: 'goals',
  leaders: [
    { column: 'goals', title: { en: 'Goals', no: 'Mål' } },
    { column: 'assists', title: { en: 'Assists', no: 'Målgivende' } },
    { column: 'saves' },
    { column: 'suspensions', title: { en: 'Suspensions', no: 'Utvisninger' } },
  ],
});
