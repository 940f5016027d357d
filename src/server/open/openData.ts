import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { liveRowsOf } from '@kampdag/core/gateway/composed/liveRowsOf';
import { leagueById, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import { seasonsSince } from '@kampdag/core/gateway/seasonsSince';
import type { SeasonId, TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { publicationOf, showsResultOf } from '@kampdag/core/league/match/publication';
import { scheduleOf } from '@kampdag/core/league/schedule/schedule';
import { byDateAndStart } from '@kampdag/core/league/schedule/scoreboard';
import type { League } from '@kampdag/core/league/season/league';
import { chosenSeason } from '@kampdag/core/league/season/season';
import { listedMatch } from '@kampdag/core/live/channel/listedState';
import { type OpenFixture, type OpenFixtures, openFixture } from '@kampdag/core/open/openFixture';
import {
  type OpenLeagues,
  type OpenStandings,
  openLeague,
  openSeason,
  openStanding,
} from '@kampdag/core/open/openLeague';
import { type Deployment, sportOfLeague } from '@kampdag/core/site/deployment';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';
import { function as fn, taskEither } from 'fp-ts';
import type * as t from 'io-ts';
import { leaguesIn } from '../live/defaultLeague.ts';
import type { Pacing } from '../pacing.ts';

/** The sources of a deployment's open data: published answers only (reading 24). */
export interface OpenDataConfig {
  readonly gateway: GatewayClient;
  readonly deployment: Deployment;
  readonly now: Instant;
  /** Long lists are written in slices. */
  readonly pacing: Pacing;
}

/** A part of the open data, or why it is missing. */
export type OpenData<A> = taskEither.TaskEither<GatewayFailure, A>;

/** The failure of a missing or unpublished thing. */
export const notFound: GatewayFailure = {
  type: 'Refused',
  status: 404,
  message: 'there is no such thing',
};

/** How many years back seasons are requested (specification §7). */
const yearsBefore = 5;

/** A league whose matches are published. */
export const publishedLeague = (config: OpenDataConfig, tournamentId: TournamentId): OpenData<League> =>
  fn.pipe(
    config.gateway.fetch(leagueById, { tournamentId }),
    taskEither.filterOrElseW(
      (league) => publicationOf(league).matches,
      () => notFound,
    ),
  );

/** The leagues of a season, by default the newest; a failure for a season that cannot be chosen. */
export const openLeagues = (
  config: OpenDataConfig,
  seasonId: SeasonId | null,
): OpenData<t.TypeOf<typeof OpenLeagues>> =>
  fn.pipe(
    seasonsSince(config.gateway, config.deployment, config.now, yearsBefore),
    taskEither.filterOrElseW(
      (seasons) => seasonId === null || seasons.some((season) => season.seasonId === seasonId),
      () => notFound,
    ),
    taskEither.chain((seasons) => {
      const season = chosenSeason(seasons, seasonId);
      return fn.pipe(
        leaguesIn(config.gateway, config.deployment, season?.seasonId),
        taskEither.map((leagues) => ({
          season: season === null ? null : openSeason(season),
          seasons: seasons.map(openSeason),
          leagues: leagues.map(openLeague),
        })),
      );
    }),
  );

type FixtureList = 'results' | 'schedule';

const listed = (
  matches: readonly Match[],
  league: League,
  list: FixtureList,
  today: CivilDate,
): readonly Match[] => {
  const { upcoming, played } = scheduleOf(matches, {
    teamId: null,
    today,
    resultsVisible: league.isResultPublished,
  });
  return list === 'schedule'
    ? upcoming
    : played.flatMap((day) => day.matches).toSorted((a, b) => byDateAndStart(b, a));
};

/** A league's played or upcoming matches. */
export const openFixtures = (
  config: OpenDataConfig,
  tournamentId: TournamentId,
  list: FixtureList,
): OpenData<t.TypeOf<typeof OpenFixtures>> =>
  fn.pipe(
    publishedLeague(config, tournamentId),
    taskEither.bindTo('league'),
    taskEither.bind('all', () => config.gateway.fetch(matchesOfLeague, { tournamentId })),
    taskEither.chainTaskK(({ league, all }) => async () => {
      const now = osloWallTime(config.now);
      const rows = listed(all.rows, league, list, now.date);
      const live = await liveRowsOf(config.gateway, rows, now)();
      const matches: OpenFixture[] = [];
      const listing = function* (): Generator<void, void> {
        for (const match of rows) {
          const shown = listedMatch(
            match,
            showsResultOf(league, match),
            live.get(match.matchId) ?? null,
            now,
          );
          matches.push(openFixture(match, sportOfLeague(config.deployment, match.sportId), shown));
          yield;
        }
      };
      return config.pacing.run(listing(), () => ({ league: openLeague(league), matches }));
    }),
  );

/** A league's standings. */
export const openStandings = (
  config: OpenDataConfig,
  tournamentId: TournamentId,
): OpenData<t.TypeOf<typeof OpenStandings>> =>
  fn.pipe(
    publishedLeague(config, tournamentId),
    taskEither.chain((league): OpenData<t.TypeOf<typeof OpenStandings>> => {
      const openedLeague = openLeague(league);
      if (!openedLeague.standingsPublished)
        return taskEither.right({ league: openedLeague, standings: null });
      return fn.pipe(
        config.gateway.fetch(standingsOfLeague, { tournamentId }),
        taskEither.map(({ rows }) => ({ league: openedLeague, standings: rows.map(openStanding) })),
      );
    }),
  );
