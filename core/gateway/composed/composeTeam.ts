import { either, function as fn, taskEither } from 'fp-ts';
import type { SeasonId, TeamId } from '../../ids.ts';
import { hasKeptStatus } from '../../league/match/matchStatus.ts';
import { involves } from '../../league/schedule/scoreboard.ts';
import type { League } from '../../league/season/league.ts';
import { rowOfTeam } from '../../league/standings/neighbours.ts';
import { type TeamInLeague, TeamInLeagueRow } from '../../league/team/teamInLeague.ts';
import type { GatewayClient } from '../client.ts';
import { leaguesOfSeason, matchesOfLeague, teamsOfLeague } from '../endpoints.ts';
import type { GatewayFailure } from '../failure.ts';
import { standingsOfLeague } from '../leagueEndpoints.ts';
import { askEach } from './askEach.ts';
import type { Compose } from './composed.ts';

type Ask = GatewayClient['fetch'];

/** Whether a team may play in a league; true of a league that does not publish its teams, whose matches decide. */
const mayPlayIn = (
  ask: Ask,
  { tournamentId, areTeamsPublished }: League,
  teamId: TeamId,
): taskEither.TaskEither<GatewayFailure, boolean> =>
  areTeamsPublished
    ? fn.pipe(
        ask(teamsOfLeague, { tournamentId }),
        taskEither.map(({ rows }) => rows.some((team) => team.teamId === teamId)),
      )
    : taskEither.right(true);

/** A team's matches and standing in a league. Fails if the matches do; a missing table leaves the standing null. */
const inLeague = (
  ask: Ask,
  league: League,
  teamId: TeamId,
): taskEither.TaskEither<GatewayFailure, TeamInLeague> => {
  const { tournamentId } = league;
  return async () => {
    const [matches, standings] = await Promise.all([
      ask(matchesOfLeague, { tournamentId })(),
      ask(standingsOfLeague, { tournamentId })(),
    ]);
    const table = either.isRight(standings) ? standings.right.rows : [];
    const own = rowOfTeam(table, teamId);
    return either.map(({ rows }: { readonly rows: TeamInLeague['matches'] }) => ({
      league,
      matches: rows.filter((match) => hasKeptStatus(match) && involves(teamId)(match)),
      place: own?.place ?? null,
      placeOf: own === null ? null : table.length,
      points: own?.row.points ?? null,
    }))(matches);
  };
};

/** A team's leagues of a season. A league without an answer is left out; fails if no league answers. */
export const composeTeam: Compose<{ readonly seasonId: SeasonId; readonly teamId: TeamId }> = (
  ask,
  { seasonId, teamId },
) =>
  fn.pipe(
    ask(leaguesOfSeason, { seasonId }),
    taskEither.chain(({ rows }) =>
      askEach<League, readonly League[]>(rows, (league) =>
        fn.pipe(
          mayPlayIn(ask, league, teamId),
          taskEither.map((may) => (may ? [league] : [])),
        ),
      ),
    ),
    taskEither.chain(({ found }) =>
      askEach<League, TeamInLeague>(found.flat(), (league) => inLeague(ask, league, teamId)),
    ),
    taskEither.map(({ found }) => ({
      leagues: found
        .filter(({ matches, place }) => matches.length > 0 || place !== null)
        .map(TeamInLeagueRow.encode),
    })),
  );
