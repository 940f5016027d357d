import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { newestOfTeam } from '@kampdag/core/gateway/composed/newestOfTeam';
import { leagueById, matchById, matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import type { TournamentId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { Season } from '@kampdag/core/league/season/season';
import type { CalendarSubject } from '@kampdag/core/site/openPaths';
import { function as fn, taskEither } from 'fp-ts';

/** A calendar's matches, in any order. */
export interface CalendarFeed {
  readonly name: string;
  readonly matches: readonly Match[];
}

type Feed = taskEither.TaskEither<GatewayFailure, CalendarFeed>;

const ofLeague = (client: GatewayClient, tournamentId: TournamentId): Feed =>
  fn.pipe(
    client.fetch(leagueById, { tournamentId }),
    taskEither.bind('all', () => client.fetch(matchesOfLeague, { tournamentId })),
    taskEither.map(({ name, all }) => ({ name, matches: all.rows })),
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
        taskEither.chain((all) => newestOfTeam(client, subject.id, all)),
        taskEither.map(({ name, matches }) => ({ name: name ?? '', matches })),
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
