import type { GatewayClient } from '@kampdag/core/gateway/client';
import {
  leagueById,
  leaguesOfSeason,
  matchById,
  matchesOfLeague,
  teamsOfLeague,
} from '@kampdag/core/gateway/endpoints';
import type { GatewayFailure } from '@kampdag/core/gateway/failure';
import type { SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { selectableLeagues } from '@kampdag/core/league/season/league';
import { sides } from '@kampdag/core/side';
import type { CalendarSubject } from '@kampdag/core/site/openPaths';
import { array, either, function as fn, task, taskEither } from 'fp-ts';

/** A calendar's matches, in no order. */
export interface CalendarFeed {
  readonly name: string;
  readonly matches: readonly Match[];
}

type Feed = taskEither.TaskEither<GatewayFailure, CalendarFeed>;

const notFound: GatewayFailure = { type: 'Refused', status: 404, message: 'there is no such calendar' };

const ofLeague = (client: GatewayClient, tournamentId: TournamentId): Feed =>
  fn.pipe(
    client.fetch(leagueById, { tournamentId }),
    taskEither.chain(({ name }) =>
      taskEither.map(({ rows }: { readonly rows: readonly Match[] }) => ({ name, matches: rows }))(
        client.fetch(matchesOfLeague, { tournamentId }),
      ),
    ),
  );

const sideOf = ({ teams }: Match, team: TeamId) => sides.find((side) => teams[side].teamId === team);

/** A team's matches in a league; none of a league that cannot be asked just now, for a season has many. */
const inLeague = (
  client: GatewayClient,
  team: TeamId,
  tournamentId: TournamentId,
): task.Task<readonly Match[]> =>
  fn.pipe(
    client.fetch(teamsOfLeague, { tournamentId }),
    taskEither.chain(({ rows }) =>
      // A league that does not publish its teams still names those of its matches.
      rows.length === 0 || rows.some(({ teamId }) => teamId === team)
        ? taskEither.map(({ rows: matches }: { readonly rows: readonly Match[] }) =>
            matches.filter((match) => sideOf(match, team) !== undefined),
          )(client.fetch(matchesOfLeague, { tournamentId }))
        : taskEither.right([]),
    ),
    taskEither.getOrElse(() => task.of<readonly Match[]>([])),
  );

const nameOf = (team: TeamId, matches: readonly Match[]): string | null => {
  const [first] = matches;
  const side = first === undefined ? undefined : sideOf(first, team);
  return first === undefined || side === undefined ? null : first.teams[side].name;
};

const ofTeam = (client: GatewayClient, team: TeamId, seasonId: SeasonId | null): Feed =>
  seasonId === null
    ? taskEither.left(notFound)
    : fn.pipe(
        client.fetch(leaguesOfSeason, { seasonId }),
        taskEither.chainTaskK(({ rows }) =>
          fn.pipe(
            [...selectableLeagues(rows, { named: [] })],
            array.traverse(task.ApplicativePar)(({ tournamentId }) => inLeague(client, team, tournamentId)),
          ),
        ),
        taskEither.chainEitherK((leagues) => {
          const matches = leagues.flat();
          const name = nameOf(team, matches);
          return name === null ? either.left(notFound) : either.right({ name, matches });
        }),
      );

/** What a calendar holds: a league's matches, a team's in all leagues of a season, or one match. */
export const calendarFeedOf = (
  client: GatewayClient,
  subject: CalendarSubject,
  newestSeason: taskEither.TaskEither<GatewayFailure, SeasonId | null>,
): Feed => {
  switch (subject.type) {
    case 'league':
      return ofLeague(client, subject.id);
    case 'team':
      return taskEither.chain((season: SeasonId | null) => ofTeam(client, subject.id, season))(newestSeason);
    case 'match':
      return taskEither.map((match: Match) => ({
        name: `${match.teams.home.name ?? ''} – ${match.teams.away.name ?? ''}`,
        matches: [match],
      }))(client.fetch(matchById, { matchId: subject.id }));
    default:
      return subject satisfies never;
  }
};
