import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { teamOfSeason } from '@kampdag/core/gateway/composed/teamOfSeason';
import { leagueById, matchById, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { TeamId, TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { newestOfSports, type Season } from '@kampdag/core/league/season/season';
import { sides } from '@kampdag/core/side';
import type { CalendarSubject } from '@kampdag/core/site/openPaths';
import { either, function as fn, taskEither } from 'fp-ts';

/** A calendar's matches, in any order. */
export interface CalendarFeed {
  readonly name: string;
  readonly matches: readonly Match[];
}

type Feed = taskEither.TaskEither<GatewayFailure, CalendarFeed>;

const notFound: GatewayFailure = { type: 'Refused', status: 404, message: 'there is no such calendar' };

const ofLeague = (client: GatewayClient, tournamentId: TournamentId): Feed =>
  fn.pipe(
    client.fetch(leagueById, { tournamentId }),
    taskEither.bind('all', () => client.fetch(matchesOfLeague, { tournamentId })),
    taskEither.map(({ name, all }) => ({ name, matches: all.rows })),
  );

const sideOf = ({ teams }: Match, team: TeamId) => sides.find((side) => teams[side].teamId === team);

const inSeason = (client: GatewayClient, teamId: TeamId, season: Season): Feed =>
  fn.pipe(
    client.fetch(teamOfSeason, { seasonId: season.seasonId, teamId }),
    taskEither.chainEitherK(({ rows }) => {
      const matches = rows.flatMap((league) => league.matches);
      const [first] = matches;
      const side = first === undefined ? undefined : sideOf(first, teamId);
      return first === undefined || side === undefined
        ? either.left(notFound)
        : either.right({ name: first.teams[side].name ?? '', matches });
    }),
  );

/** A team plays one sport: its matches are in the newest season of one. */
const ofTeam = (client: GatewayClient, teamId: TeamId, seasons: readonly Season[]): Feed =>
  newestOfSports(seasons).reduce<Feed>(
    (found, season) =>
      taskEither.orElse((failure: GatewayFailure) =>
        failure === notFound ? inSeason(client, teamId, season) : taskEither.left(failure),
      )(found),
    taskEither.left(notFound),
  );

/** The matches of a calendar: a league's, a team's in all leagues of its sport's newest season, or a single one. */
export const calendarFeedOf = (
  client: GatewayClient,
  subject: CalendarSubject,
  seasons: taskEither.TaskEither<GatewayFailure, readonly Season[]>,
): Feed => {
  switch (subject.type) {
    case 'league':
      return ofLeague(client, subject.id);
    case 'team':
      return fn.pipe(
        seasons,
        taskEither.chain((all) => ofTeam(client, subject.id, all)),
      );
    case 'match':
      return taskEither.map((match: Match) => ({
        name: `${match.teams.home.name ?? ''} – ${match.teams.away.name ?? ''}`,
        matches: [match],
      }))(client.fetch(matchById, { matchId: subject.id }));
    default:
      return subject satisfies never;
  }
};
