import { leaguesOfSeason, teamsOfLeague } from '@kampdag/core/gateway/endpoints';
import type { SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import type { League } from '@kampdag/core/league/season/league';
import {
  type LeaguePublication,
  nothingPublished,
  publicationOf,
} from '@kampdag/core/league/season/publication';
import type { Deployment } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import type { KnownTies } from './knownTies.ts';
import type { Asked, Questions } from './questions.ts';

/** What a team's publication is told from. */
export interface TeamPublicationConfig extends Pick<Questions, 'ask' | 'askOne'> {
  readonly known: KnownTies;
  /** The newest seasons of a deployment, so many years of them. */
  readonly seasons: (deployment: Deployment, span: number) => Promise<readonly SeasonId[]>;
  /** What the first of these leagues lets be shown that publishes its teams; nothing where none does. */
  readonly firstWithTeams: (
    deployment: Deployment,
    leagues: Iterable<TournamentId>,
  ) => Asked<LeaguePublication>;
}

/** How many leagues of a season are asked for their teams at once, for one team that nobody has named. */
const teamSearch = 40;

/** Tells what the leagues of a team let be shown of it. */
export const teamPublication = ({ ask, askOne, known, seasons, firstWithTeams }: TeamPublicationConfig) => {
  /** Asks leagues of a season for their teams that have not told them yet, those first that publish them. */
  const learnTeamsOf = async (deployment: Deployment, leagues: readonly League[]): Promise<void> => {
    const unasked = leagues
      .filter(({ tournamentId }) => !known.hasTeamsOf(deployment, tournamentId))
      .toSorted((a, b) => Number(publicationOf(b).teams) - Number(publicationOf(a).teams));
    const asked = unasked.slice(0, teamSearch).map(async ({ tournamentId }) => {
      const teams = await askOne(deployment, teamsOfLeague, { tournamentId });
      if (either.isRight(teams)) {
        known.learnTeams(deployment, tournamentId, teams.right?.rows.map((team) => team.teamId) ?? []);
      }
    });
    await Promise.all(asked);
  };

  /**
   * A roster is of today: the newest season in which the team takes part decides, not an older one whose league was published. While it may
   * take part in a league that holds its teams back and has not told them, nobody can say.
   */
  return async (deployment: Deployment, teamId: TeamId): Asked<LeaguePublication> => {
    for (const seasonId of await seasons(deployment, 6)) {
      const found = await ask(deployment, leaguesOfSeason, { seasonId });
      if (either.isLeft(found)) return found;
      const leagues = found.right.rows;
      const ofThis = (): readonly TournamentId[] => {
        const theirs = new Set(known.leaguesOfTeam(deployment, teamId));
        return leagues.flatMap(({ tournamentId }) => (theirs.has(tournamentId) ? [tournamentId] : []));
      };
      if (ofThis().length === 0) await learnTeamsOf(deployment, leagues);
      const here = ofThis();
      if (here.length > 0) return firstWithTeams(deployment, here);
      const isUnsaid = leagues.some(
        (league) => !publicationOf(league).teams && !known.hasTeamsOf(deployment, league.tournamentId),
      );
      if (isUnsaid)
        return either.left({ type: 'Unavailable', message: 'whose team it is cannot be said yet' });
    }
    return either.right(nothingPublished);
  };
};
