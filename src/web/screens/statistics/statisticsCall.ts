import type { Rows } from '@kampdag/core/decode/rows';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { LeagueStatistics } from '@kampdag/core/gateway/icehockeyEndpoints';
import type { TournamentId } from '@kampdag/core/ids';
import { numberMatchesOf } from '@kampdag/core/league/match/matchLimit';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { taskEither } from 'fp-ts';
import { gateOf } from './gate.ts';
import { readStatisticsFilter, type StatisticsFilter } from './statisticsQuery.ts';

/** The one call that a statistics screen shows. */
export interface StatisticsCall<P, Row> {
  /** The sport whose route it is. */
  readonly sport: SportKind;
  readonly endpoint: Endpoint<P, Rows<Row>>;
  readonly params: (tournamentId: TournamentId, filter: StatisticsFilter) => P;
}

/** A hockey table's parameters: the federation itself narrows it to team, opponent and last matches (specification §7). */
export const leagueStatistics = (
  tournamentId: TournamentId,
  { teamId, opponentId, limit }: StatisticsFilter,
): LeagueStatistics => ({ tournamentId, teamId, opponentId, numberMatches: numberMatchesOf(limit) });

/** What a statistics screen's first view asks for: nothing where nothing may be shown. */
export const firstCalls =
  <P, Row>({ sport, endpoint, params }: StatisticsCall<P, Row>) =>
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
