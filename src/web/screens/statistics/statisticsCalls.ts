import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { taskEither } from 'fp-ts';
import type { StatisticsDefinition } from '../../statistics/definition.ts';
import { readStatisticsFilter } from '../../statistics/filter.ts';
import { gateOf } from './gate.ts';

/** What the first view of a definition asks for: nothing where nothing may be shown. */
export const statisticsCalls =
  <P, Row extends object>({ endpoint, params }: StatisticsDefinition<P, Row>, sport: SportKind) =>
  ({
    deployment,
    league,
    query,
  }: {
    readonly deployment: Deployment;
    readonly league: League | null;
    readonly query: URLSearchParams;
  }): readonly ((gateway: GatewayClient) => taskEither.TaskEither<GatewayFailure, unknown>)[] =>
    league === null || gateOf(deployment, league, sport) !== 'open'
      ? []
      : [(gateway) => gateway.fetch(endpoint, params(league.tournamentId, readStatisticsFilter(query)))];
