import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { PageCall, PageContext } from '../../context/pageContext.ts';
import type { StatisticsDefinition } from '../../statistics/definition.ts';
import { readStatisticsFilter } from '../../statistics/filter.ts';
import { gateOf } from './gate.ts';

/** The first view's calls of a definition; none if nothing may be shown. */
export const statisticsCalls =
  <P, Row extends object>({ endpoint, params }: StatisticsDefinition<P, Row>, sport: SportKind) =>
  ({ deployment, league, query }: PageContext): readonly PageCall[] =>
    league === null || gateOf(deployment, league, sport) !== 'open'
      ? []
      : [(gateway) => gateway.fetch(endpoint, params(league.tournamentId, readStatisticsFilter(query)))];
