import { OrgId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import type { Season } from '@kampdag/core/league/season/season';
import type { Team } from '@kampdag/core/league/season/team';
import { emptySelection, type Selection } from '@kampdag/core/site/selection';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { leagueWith } from '../../arbitraries/leagues.ts';

/** Two seasons of two leagues of two teams; every id tells whose it is: 1 → 11 → 111. */
export const seasons: readonly Season[] = [1, 2].map((id) => ({
  seasonId: SeasonId(id),
  name: `season ${id}`,
  from: '2026-05-01' as CivilDate,
  owner: OrgId(353),
  sportId: null,
}));

export const leaguesOfSeason = (seasonId: number): readonly League[] =>
  [1, 2].map((n) =>
    leagueWith({
      tournamentId: TournamentId(seasonId * 10 + n),
      seasonId: SeasonId(seasonId),
      name: `league ${seasonId * 10 + n}`,
    }),
  );

export const teamsOfLeague = (tournamentId: number): readonly Team[] =>
  [1, 2].map((n) => ({ teamId: TeamId(tournamentId * 10 + n), name: `team ${n}` }));

/** What an address asks for. */
export const choice = (
  seasonId: number | null,
  tournamentId: number | null,
  teamId: number | null = null,
): Selection => ({
  ...emptySelection,
  seasonId: seasonId === null ? null : SeasonId(seasonId),
  tournamentId: tournamentId === null ? null : TournamentId(tournamentId),
  teamId: teamId === null ? null : TeamId(teamId),
});
