import { list } from '../../decode/body.ts';
import { publishedTeamInLeague, TeamInLeagueRow } from '../../league/team/teamInLeague.ts';
import { endpoint } from '../endpoint.ts';
import { lifetimes } from '../lifetime.ts';
import { leagueTie, ofEachRow } from '../publicationRule.ts';

/** A team in each league of a season in which it plays, for its followers. */
export const teamOfSeason = endpoint('POST kampdag/Team?seasonId={seasonId}&teamId={teamId}', {
  body: list(TeamInLeagueRow, { names: ['leagues'], keyOf: ({ league }) => league.tournamentId }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow(
    ({ league }) => [leagueTie(league.tournamentId, league.seasonId)],
    publishedTeamInLeague,
  ),
});
