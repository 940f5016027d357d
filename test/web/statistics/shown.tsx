import { SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Language } from '@kampdag/core/site/language';
import { emptySelection } from '@kampdag/core/site/selection';
import type { ReactElement } from 'react';
import type { Statistics } from '../../../src/web/screens/statistics/useStatistics.ts';
import { readStatisticsFilter } from '../../../src/web/statistics/filter.ts';
import { renderView } from '../support/renderView.tsx';

/** The props of a view, for a league of two teams. */
export const told = <Row extends object>(
  rows: readonly Row[],
  more: Partial<Statistics<Row>> = {},
  query = '',
): Statistics<Row> => ({
  data: { state: 'ready', value: rows },
  leagueName: 'EHL',
  seasonName: '2026-2027',
  selection: { ...emptySelection, seasonId: SeasonId(1), tournamentId: TournamentId(11) },
  teams: [
    { teamId: TeamId(850003), name: 'Storhaugen' },
    { teamId: TeamId(850023), name: 'Kvitfjord' },
  ],
  teamsFailure: null,
  filter: readStatisticsFilter(new URLSearchParams(query)),
  change: () => undefined,
  busy: false,
  retry: () => undefined,
  ...more,
});

/** Renders a view at an address. */
export const show = (view: ReactElement, language: Language = 'en', query = '') =>
  renderView(view, { language, address: `/statistics/players${query}` });
