import type { GatewayClient, GatewayFailure } from '@kampdag/core/gateway/client';
import { matchesOfLeague, teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import { rosterOfTeam, standingsOfLeague } from '@kampdag/core/gateway/leagueEndpoints';
import type { TeamId, TournamentId } from '@kampdag/core/ids';
import { sideOfTeam } from '@kampdag/core/league/team/teamSeason';
import { readSelection } from '@kampdag/core/site/selection';
import { taskEither } from 'fp-ts';
import type { PageCall, PageContext } from '../../context/pageContext.ts';
import { tableParams } from '../../team/useLeagueTable.ts';

/** The first view's calls, beside the league's teams and matches, which come with every page. */
export const teamCalls = ({ league, query }: PageContext): readonly PageCall[] => {
  const { teamId } = readSelection((name) => query.get(name));
  if (teamId === null) return [];
  const table = tableParams(league);
  const roster: PageCall = (gateway) => gateway.fetch(rosterOfTeam, { teamId });
  return table === null ? [roster] : [roster, (gateway) => gateway.fetch(standingsOfLeague, table)];
};

/** Whether a league has a team: among its teams, or in its matches if it does not publish them. */
const isInLeague = (
  gateway: GatewayClient,
  tournamentId: TournamentId,
  teamId: TeamId,
): taskEither.TaskEither<GatewayFailure, true | null> =>
  taskEither.chain(({ rows }: { readonly rows: readonly { readonly teamId: TeamId }[] }) =>
    rows.some((team) => team.teamId === teamId)
      ? taskEither.right<GatewayFailure, true | null>(true)
      : taskEither.map(({ rows: matches }: { readonly rows: readonly Parameters<typeof sideOfTeam>[0][] }) =>
          matches.some((match) => sideOfTeam(match, teamId) !== null) ? (true as const) : null,
        )(gateway.fetch(matchesOfLeague, { tournamentId })),
  )(gateway.fetch(teamsOfLeague, { tournamentId }));

/** Checks that the team in the address exists; without one, the page offers the league's teams. */
export const teamSubject = (query: URLSearchParams): PageCall => {
  const { tournamentId, teamId } = readSelection((name) => query.get(name));
  return (gateway) =>
    tournamentId === null || teamId === null
      ? taskEither.right(true)
      : isInLeague(gateway, tournamentId, teamId);
};
