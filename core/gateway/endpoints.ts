import { list, single } from '../decode/body.ts';
import { type Match, MatchRow } from '../league/match/match.ts';
import { publicationOf, publishedMatch } from '../league/match/publication.ts';
import { type League, LeagueRow } from '../league/season/league.ts';
import { SeasonRow } from '../league/season/season.ts';
import { TeamRow } from '../league/season/team.ts';
import { withNewestNames } from '../league/team/newestName.ts';
import { endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import {
  everybody,
  leagueTie,
  leagueTies,
  ofEachRow,
  ofLeague,
  wholeIfPublished,
} from './publicationRule.ts';
import { eachRow } from './visitorView.ts';

/** The seasons that began in a year (specification §7; six such calls make the season list). */
export const seasonsOfYear = endpoint('GET ta/Seasons/?sportId={sportId}&year={year}', {
  body: list(SeasonRow, { names: ['seasons'] }),
  lifetime: lifetimes.season,
  publication: everybody,
  viewed: 'nothing',
});

const publishedLeagues = ofEachRow(
  (league: League) => [
    {
      type: 'itself',
      league: leagueTie(league.tournamentId, league.seasonId),
      publication: publicationOf(league),
    },
  ],
  wholeIfPublished('matches'),
);

const matchRows = { names: ['matches'], keyOf: ({ matchId }: Match) => matchId };

const publishedMatches = ofEachRow((match: Match) => leagueTies(match, null), publishedMatch);

/** The leagues of a season. */
export const leaguesOfSeason = endpoint('GET ta/Tournament/Season/{seasonId}', {
  body: list(LeagueRow, { names: ['tournamentsInSeason'], keyOf: ({ tournamentId }) => tournamentId }),
  lifetime: lifetimes.register,
  publication: publishedLeagues,
  viewed: ({ league }) => eachRow(league),
});

/** One league, from which the route guard takes the season. */
export const leagueById = endpoint('POST ta/Tournament?tournamentId={tournamentId}', {
  body: single(LeagueRow),
  lifetime: lifetimes.register,
  publication: publishedLeagues,
  viewed: ({ league }) => league,
});

/** The teams of a league. */
export const teamsOfLeague = endpoint('POST ta/TournamentTeams/?tournamentId={tournamentId}', {
  body: list(TeamRow, { names: ['teams'], keyOf: ({ teamId }) => teamId }),
  lifetime: lifetimes.register,
  publication: ofLeague('teams'),
  viewed: 'nothing',
});

/** All matches of a league, played and upcoming. A club that was renamed has its newest name in the old ones too. */
export const matchesOfLeague = endpoint('POST ta/TournamentMatches/?tournamentId={tournamentId}', {
  body: list(MatchRow, { ...matchRows, together: withNewestNames }),
  lifetime: lifetimes.matchList,
  publication: ofEachRow((match, { tournamentId }) => leagueTies(match, tournamentId), publishedMatch),
  viewed: ({ match }) => eachRow(match),
});

/** All matches of a sport on one day, in all its leagues. */
export const matchesOnDate = endpoint('POST ta/ScheduledMatchesBySport/?sportIds={sportId}&date={date}', {
  body: list(MatchRow, matchRows),
  lifetime: lifetimes.match,
  publication: publishedMatches,
  viewed: ({ match }) => eachRow(match),
});

/** One match. */
export const matchById = endpoint('POST ta/Match?matchId={matchId}', {
  body: single(MatchRow),
  lifetime: lifetimes.match,
  publication: publishedMatches,
  viewed: ({ match }) => match,
});
