import * as ball from '@kampdag/core/gateway/ballEndpoints';
import * as core from '@kampdag/core/gateway/endpoints';
import * as icehockey from '@kampdag/core/gateway/icehockeyEndpoints';
import * as league from '@kampdag/core/gateway/leagueEndpoints';
import * as match from '@kampdag/core/gateway/matchEndpoints';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** How long an answer may be given, in milliseconds. */
export interface Lifetime {
  /** It is given again without a question. */
  readonly fresh: number;
  /** After that, so long it is given at once, marked as stale, while it is asked for anew. */
  readonly stale: number;
  /** After that, so long it is given only where nobody answers, or not in time. */
  readonly onError: number;
}

const lifetime = (fresh: number): Lifetime => ({
  fresh,
  stale: Math.max(2 * second, Math.min(5 * minute, fresh)),
  onError: day,
});

/** What a match that is being played changes. */
const live = lifetime(2 * second);
/** What every match of a league changes. */
const lists = lifetime(5 * second);
/** What changes after a match. */
const tables = lifetime(minute);
/** What is changed by hand, now and then. */
const registers = lifetime(5 * minute);

const rows: readonly (readonly [Lifetime, readonly { readonly name: string }[]])[] = [
  [
    live,
    [
      core.matchesOnDate,
      core.matchById,
      match.matchIncidents,
      icehockey.hockeyGoals,
      icehockey.hockeyPenalties,
      icehockey.hockeyMatchPlayers,
      icehockey.hockeyMatchGoalies,
      ball.basketballMatchPlayers,
      ball.volleyballMatchPlayers,
    ],
  ],
  [lists, [core.matchesOfLeague]],
  [
    tables,
    [
      league.standingsOfLeague,
      league.soccerPlayers,
      icehockey.hockeySeasonPlayers,
      icehockey.hockeySeasonGoalies,
      icehockey.hockeyTeamStatistics,
      icehockey.hockeyAttendance,
      icehockey.hockeyPlayerGames,
      icehockey.hockeyPlayerLeague,
      icehockey.hockeyGoalieGames,
      icehockey.hockeyGoalieLeague,
      ball.basketballSeasonPlayers,
      ball.basketballTeams,
      match.matchTeamMembers,
      match.broadcastsOfSport,
      match.broadcastsOfLeague,
      match.broadcastOfMatch,
    ],
  ],
  [
    registers,
    [
      core.leaguesOfSeason,
      core.leagueById,
      core.teamsOfLeague,
      match.matchReferees,
      league.rosterOfTeam,
      league.playerInfo,
      league.tournamentsOfPerson,
      league.transfers,
    ],
  ],
  [lifetime(10 * minute), [core.seasonsOfYear]],
  [lifetime(hour), [league.standingsSettings]],
  [lifetime(day), [match.organisations, match.incidentTypes]],
];

const lifetimes: ReadonlyMap<string, Lifetime> = new Map(
  rows.flatMap(([kept, endpoints]) => endpoints.map(({ name }) => [name, kept] as const)),
);

/**
 * How long an answer is given again. What the live channel tells anyway (scores) lives a few seconds, standings a minute, clubs a
 * day; what is not in the table lives as briefly as a match.
 */
export const lifetimeOf = (endpointName: string): Lifetime => lifetimes.get(endpointName) ?? live;
