import { type Rows, rowsUnder, single } from '../decode/rows.ts';
import { MatchId, SeasonId, SportId, TournamentId } from '../ids.ts';
import { type League, LeagueRow } from '../league/league.ts';
import { type Match, MatchRow } from '../league/match.ts';
import { type Season, SeasonRow } from '../league/season.ts';
import { type Team, TeamRow } from '../league/team.ts';
import type { CivilDate } from '../time/civilDate.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { numeric, usDate } from './parameter.ts';

/** The seasons that began in a year (specification §7; six such calls make the list of seasons). */
export const seasonsOfYear: Endpoint<{ sportId: SportId; year: number }, Rows<Season>> = endpoint(
  'GET',
  'ta/Seasons/?sportId={sportId}&year={year}',
  { sportId: numeric(SportId), year: numeric(Number) },
  rowsUnder('seasons', SeasonRow),
);

/** The leagues of a season. */
export const leaguesOfSeason: Endpoint<{ seasonId: SeasonId }, Rows<League>> = endpoint(
  'GET',
  'ta/Tournament/Season/{seasonId}',
  { seasonId: numeric(SeasonId) },
  rowsUnder('tournamentsInSeason', LeagueRow),
);

/** One league: what the route guard asks for a league's season. */
export const leagueById: Endpoint<{ tournamentId: TournamentId }, League> = endpoint(
  'POST',
  'ta/Tournament?tournamentId={tournamentId}',
  { tournamentId: numeric(TournamentId) },
  single(LeagueRow),
);

/** The teams of a league. */
export const teamsOfLeague: Endpoint<{ tournamentId: TournamentId }, Rows<Team>> = endpoint(
  'POST',
  'ta/TournamentTeams/?tournamentId={tournamentId}',
  { tournamentId: numeric(TournamentId) },
  rowsUnder('teams', TeamRow),
);

/** All matches of a league, played and to come. */
export const matchesOfLeague: Endpoint<{ tournamentId: TournamentId }, Rows<Match>> = endpoint(
  'POST',
  'ta/TournamentMatches/?tournamentId={tournamentId}',
  { tournamentId: numeric(TournamentId) },
  rowsUnder('matches', MatchRow),
);

/** All matches of a sport on one day, over all its leagues. */
export const matchesOnDate: Endpoint<{ sportId: SportId; date: CivilDate }, Rows<Match>> = endpoint(
  'POST',
  'ta/ScheduledMatchesBySport/?sportIds={sportId}&date={date}',
  { sportId: numeric(SportId), date: usDate },
  rowsUnder('matches', MatchRow),
);

/** One match. */
export const matchById: Endpoint<{ matchId: MatchId }, Match> = endpoint(
  'POST',
  'ta/Match?matchId={matchId}',
  { matchId: numeric(MatchId) },
  single(MatchRow),
);
