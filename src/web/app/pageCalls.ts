import type { GatewayClient } from '@kampdag/core/gateway/client';
import { broadcastsOfDay } from '@kampdag/core/gateway/composed/broadcastsOfDay';
import { correctionsOfDay } from '@kampdag/core/gateway/composed/correctionsOfDay';
import { dayOfSeason } from '@kampdag/core/gateway/composed/dayOfSeason';
import { sliderOfLeague } from '@kampdag/core/gateway/composed/sliderOfLeague';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { matchesOnDate } from '@kampdag/core/gateway/endpoints';
import { rosterOfTeam, transfers } from '@kampdag/core/gateway/leagueEndpoints';
import { broadcastsOfLeague } from '@kampdag/core/gateway/matchEndpoints';
import type { SeasonId } from '@kampdag/core/ids';
import { sportIdOf } from '@kampdag/core/league/season/league';
import { transfersSince } from '@kampdag/core/league/transfer/transfer';
import { readSelection } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { taskEither } from 'fp-ts';
import type { PageCall, PageContext } from '../context/pageContext.ts';
import { matchIdIn, matchSubject, matchWithLeague } from '../match/states/matchCalls.ts';
import { broadcastsOfDayAsked, broadcastsOfLeagueAsked } from '../matches/broadcastCalls.ts';

type Calls = (context: PageContext) => readonly PageCall[];

/** A call for the chosen day in the season's leagues. */
const callOfDay =
  <A>(endpoint: Endpoint<{ readonly seasonId: SeasonId; readonly date: CivilDate }, A>): Calls =>
  ({ league, date }) =>
    league === null ? [] : [(gateway) => gateway.fetch(endpoint, { seasonId: league.seasonId, date })];

/** The calls of the pages that need a few; those of others are in the folders of their screens. */
export const pageCalls = {
  scoreboard: ({ deployment, league, date }) => [
    // The day's matches are fetched by sport: the league's (specification §4), otherwise the deployment's.
    (gateway) => gateway.fetch(matchesOnDate, { sportId: sportIdOf(league, deployment.sportId), date }),
    ...(league === null
      ? []
      : [
          (gateway: GatewayClient) =>
            gateway.fetch(broadcastsOfDay, broadcastsOfDayAsked(deployment, league, date)),
          (gateway: GatewayClient) =>
            gateway.fetch(sliderOfLeague, { tournamentId: league.tournamentId, date }),
        ]),
  ],
  today: callOfDay(dayOfSeason),
  corrections: callOfDay(correctionsOfDay),
  hall: (context) => {
    const matchId = matchIdIn(context.query);
    return matchId === null
      ? callOfDay(dayOfSeason)(context)
      : [(gateway) => matchWithLeague(gateway, matchId)];
  },
  /** The league's matches come with the page. */
  schedule: ({ deployment, league }) =>
    league === null
      ? []
      : [(gateway) => gateway.fetch(broadcastsOfLeague, broadcastsOfLeagueAsked(deployment, league))],
  roster: ({ query }) => {
    const { teamId } = readSelection((name) => query.get(name));
    return teamId === null ? [] : [(gateway) => gateway.fetch(rosterOfTeam, { teamId })];
  },
  transfers: ({ deployment: { transfersOrgId }, today }) => [
    (gateway) => gateway.fetch(transfers, { transfersOrgId, since: transfersSince(today) }),
  ],
} satisfies Readonly<Record<string, Calls>>;

/** Fetches the hall screen's match; a day has no subject that could be missing. */
export const hallSubject = (query: URLSearchParams): PageCall | null =>
  query.get('matchId') === null ? () => taskEither.right('day') : matchSubject(query);
