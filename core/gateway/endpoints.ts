import { list, single } from '../decode/body.ts';
import type { Rows } from '../decode/rows.ts';
import { MatchId, SeasonId, SportId, TournamentId } from '../ids.ts';
import { type Match, MatchRow } from '../league/match/match.ts';
import { type League, LeagueRow } from '../league/season/league.ts';
import { matchUnder, publicationOf } from '../league/season/publication.ts';
import { type Season, SeasonRow } from '../league/season/season.ts';
import { type Team, TeamRow } from '../league/season/team.ts';
import type { CivilDate } from '../time/civilDate.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { numeric, usDate } from './parameter.ts';
import { everybody, leagueTies, ofEachRow, ofLeague, wholeWhere } from './publicationRule.ts';

/** The seasons that began in a year (specification §7; six such calls make the list of seasons). */
export const seasonsOfYear: Endpoint<{ sportId: SportId; year: number }, Rows<Season>> = endpoint({
  method: 'GET',
  path: 'ta/Seasons/?sportId={sportId}&year={year}',
  parameters: { sportId: numeric(SportId), year: numeric(Number) },
  body: list(SeasonRow, { names: ['seasons'] }),
  lifetime: lifetimes.season,
  publication: everybody,
});

/** A league tells itself what of it is published. */
const publishedLeagues = ofEachRow(
  (league: League) => [{ type: 'itself', publication: publicationOf(league) }],
  wholeWhere('matches'),
);

const matchList = list(MatchRow, { names: ['matches'], keyOf: ({ matchId }) => matchId });

const publishedMatches = ofEachRow((match: Match) => leagueTies(match, null), matchUnder);

/** The leagues of a season. */
export const leaguesOfSeason: Endpoint<{ seasonId: SeasonId }, Rows<League>> = endpoint({
  method: 'GET',
  path: 'ta/Tournament/Season/{seasonId}',
  parameters: { seasonId: numeric(SeasonId) },
  body: list(LeagueRow, { names: ['tournamentsInSeason'], keyOf: ({ tournamentId }) => tournamentId }),
  lifetime: lifetimes.register,
  publication: publishedLeagues,
});

/** One league: what the route guard asks for a league's season. */
export const leagueById: Endpoint<{ tournamentId: TournamentId }, League> = endpoint({
  method: 'POST',
  path: 'ta/Tournament?tournamentId={tournamentId}',
  parameters: { tournamentId: numeric(TournamentId) },
  body: single(LeagueRow),
  lifetime: lifetimes.register,
  publication: publishedLeagues,
});

/** The teams of a league. */
export const teamsOfLeague: Endpoint<{ tournamentId: TournamentId }, Rows<Team>> = endpoint({
  method: 'POST',
  path: 'ta/TournamentTeams/?tournamentId={tournamentId}',
  parameters: { tournamentId: numeric(TournamentId) },
  body: list(TeamRow, { names: ['teams'], keyOf: ({ teamId }) => teamId }),
  lifetime: lifetimes.register,
  publication: ofLeague('teams'),
});

/** All matches of a league, played and to come. */
export const matchesOfLeague: Endpoint<{ tournamentId: TournamentId }, Rows<Match>> = endpoint({
  method: 'POST',
  path: 'ta/TournamentMatches/?tournamentId={tournamentId}',
  parameters: { tournamentId: numeric(TournamentId) },
  body: matchList,
  lifetime: lifetimes.matchList,
  publication: ofEachRow((match, { tournamentId }) => leagueTies(match, tournamentId), matchUnder),
});

/** All matches of a sport on one day, over all its leagues. */
export const matchesOnDate: Endpoint<{ sportId: SportId; date: CivilDate }, Rows<Match>> = endpoint({
  method: 'POST',
  path: 'ta/ScheduledMatchesBySport/?sportIds={sportId}&date={date}',
  parameters: { sportId: numeric(SportId), date: usDate },
  body: matchList,
  lifetime: lifetimes.match,
  publication: publishedMatches,
});

/** One match. */
export const matchById: Endpoint<{ matchId: MatchId }, Match> = endpoint({
  method: 'POST',
  path: 'ta/Match?matchId={matchId}',
  parameters: { matchId: numeric(MatchId) },
  body: single(MatchRow),
  lifetime: lifetimes.match,
  publication: publishedMatches,
});
