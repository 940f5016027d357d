import { leaguesOfSeason, teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import type { TeamId, TournamentId } from '@kampdag/core/ids';
import {
  type LeaguePublication,
  nothingPublished,
  publicationOf,
} from '@kampdag/core/league/match/publication';
import type { League } from '@kampdag/core/league/season/league';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import type { KnownTies } from './knownTies.ts';
import type { Asked, Questions } from './questions.ts';

/** Leagues of a season whose teams are requested at once, for a team with no known league. */
const teamSearch = 40;

/** Determines what a team's leagues publish about it. */
export const teamPublication = (
  { ask, askOne, recentSeasons }: Questions,
  known: KnownTies,
  /** The publication of the first of these leagues with published teams; of none, nothing. */
  firstWithTeams: (deployment: Deployment, leagues: Iterable<TournamentId>) => Asked<LeaguePublication>,
) => {
  /** Requests the teams of leagues that are not known yet, leagues with published teams first. */
  const learnTeamsOf = async (deployment: Deployment, leagues: readonly League[]): Promise<void> => {
    const unknownLeagues = leagues
      .filter(({ tournamentId }) => !known.hasTeamsOf(deployment, tournamentId))
      .toSorted((a, b) => Number(publicationOf(b).teams) - Number(publicationOf(a).teams));
    const requests = unknownLeagues.slice(0, teamSearch).map(async ({ tournamentId }) => {
      const teams = await askOne(deployment, teamsOfLeague, { tournamentId });
      if (either.isRight(teams)) {
        known.learnTeams(deployment, tournamentId, teams.right?.rows.map((team) => team.teamId) ?? []);
      }
    });
    await Promise.all(requests);
  };

  /**
   * A roster is current, so the newest season of the team decides, not an older one whose league was published. Undetermined
   * while the team may play in a league with withheld, unknown teams.
   */
  return async (deployment: Deployment, teamId: TeamId): Asked<LeaguePublication> => {
    for (const seasonId of await recentSeasons(deployment, 6)) {
      const found = await ask(deployment, leaguesOfSeason, { seasonId });
      if (either.isLeft(found)) return found;
      const leagues = found.right.rows;
      const ownLeagues = (): readonly TournamentId[] => {
        const theirs = known.leaguesOfTeam(deployment, teamId);
        return leagues.flatMap(({ tournamentId }) => (theirs.has(tournamentId) ? [tournamentId] : []));
      };
      if (ownLeagues().length === 0) await learnTeamsOf(deployment, leagues);
      const own = ownLeagues();
      if (own.length > 0) return firstWithTeams(deployment, own);
      const isUndetermined = leagues.some(
        (league) => !publicationOf(league).teams && !known.hasTeamsOf(deployment, league.tournamentId),
      );
      if (isUndetermined)
        return either.left({ type: 'Unavailable', message: 'the league of the team is not known yet' });
    }
    return either.right(nothingPublished);
  };
};
