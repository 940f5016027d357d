import { list } from '../decode/body.ts';
import { PersonId, TournamentId } from '../ids.ts';
import { AttendanceRow } from '../league/match/attendance.ts';
import { GoalSummaryRow, goalWithoutPeople } from '../sport/icehockey/sheets/goalSummary.ts';
import { HockeyMatchGoalieRow, HockeySeasonGoalieRow } from '../sport/icehockey/sheets/hockeyGoalie.ts';
import { HockeyMatchPlayerRow } from '../sport/icehockey/sheets/hockeyMatchPlayer.ts';
import { HockeyPenaltyRow, penaltyWithoutPeople } from '../sport/icehockey/sheets/hockeyPenalty.ts';
import {
  type HockeyPlayerGame,
  HockeyPlayerGameRow,
  HockeySeasonPlayerRow,
} from '../sport/icehockey/sheets/hockeySkater.ts';
import { HockeyTeamStatisticsRow } from '../sport/icehockey/sheets/hockeyTeamStatistics.ts';
import { endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import {
  leagueTie,
  leagueTies,
  matchTie,
  ofEachRow,
  ofLeague,
  type Tie,
  wholeOnItsDay,
} from './publicationRule.ts';
import { leagueSheet, matchCourse, matchSheet, teamSheet } from './sheetForms.ts';
import { onlyRows, type VisitorView, withoutSumsAhead } from './visitorView.ts';

/** A match's goals, including those of a shootout. */
export const hockeyGoals = endpoint(
  'POST icehockey/Match/Goals/{matchId}',
  matchCourse(GoalSummaryRow, 'goals', goalWithoutPeople),
);

/** A match's penalties. */
export const hockeyPenalties = endpoint(
  'POST icehockey/Match/Penalties/{matchId}',
  matchCourse(HockeyPenaltyRow, 'penalties', penaltyWithoutPeople),
);

/** Each player's statistics of a match. */
export const hockeyMatchPlayers = endpoint(
  'POST icehockey/Match/Players/{matchId}',
  matchSheet(HockeyMatchPlayerRow, 'players'),
);

/** Each goalkeeper's statistics of a match. */
export const hockeyMatchGoalies = endpoint(
  'POST icehockey/Match/GoalieLeaders/{matchId}',
  matchSheet(HockeyMatchGoalieRow, 'goalies'),
);

const games = list(HockeyPlayerGameRow, { names: ['games'] });

/** A game's league, by its id, by its match, or by the name of a league in which the player has played. */
const gamesOfPerson = ofEachRow(
  (
    { tournamentId, matchId, tournamentName }: HockeyPlayerGame,
    { personId }: { readonly personId: PersonId },
  ): readonly Tie[] => {
    if (tournamentId !== null) return [leagueTie(tournamentId)];
    if (matchId !== null) return [matchTie(matchId)];
    return tournamentName === null ? [] : [{ type: 'leagueOfPerson', personId, name: tournamentName }];
  },
  wholeOnItsDay('results', 'teams'),
);

const gamesInLeague = ofEachRow(
  (game: HockeyPlayerGame, { tournamentId }: { readonly tournamentId: TournamentId }) =>
    leagueTies(game, tournamentId),
  wholeOnItsDay('results', 'teams'),
);

/** A game without an id may be any of those that are in play for the visitor, in its league. */
const withoutGamesAhead = ({ isInPlay, aheadIn }: VisitorView) =>
  onlyRows(({ matchId, tournamentId }: HockeyPlayerGame) =>
    matchId === null ? aheadIn(tournamentId).length === 0 : !isInPlay(matchId),
  );

const lastGames = {
  body: games,
  lifetime: lifetimes.table,
  publication: gamesOfPerson,
  viewed: withoutGamesAhead,
} as const;
const leagueGames = {
  body: games,
  lifetime: lifetimes.table,
  publication: gamesInLeague,
  viewed: withoutGamesAhead,
} as const;

/** A player's last games, in the federation's order, newest first. */
export const hockeyPlayerGames = endpoint(
  'POST icehockey/Player/{personId}?numberMatches={numberMatches}',
  lastGames,
);

/** A player's games in one league. */
export const hockeyPlayerLeague = endpoint(
  'POST icehockey/Player/{personId}?tournamentId={tournamentId}',
  leagueGames,
);

/** A goalkeeper's last games. */
export const hockeyGoalieGames = endpoint(
  'POST icehockey/Goalie/{personId}?numberMatches={numberMatches}',
  lastGames,
);

/** A goalkeeper's games in one league. */
export const hockeyGoalieLeague = endpoint(
  'POST icehockey/Goalie/{personId}?tournamentId={tournamentId}',
  leagueGames,
);

const limits = '?opponentId={opponentId?}&orgId={teamId?}&numberMatches={numberMatches?}';

/** The players of a league. */
export const hockeySeasonPlayers = endpoint(
  `POST icehockey/TournamentPlayers/{tournamentId}${limits}`,
  leagueSheet(HockeySeasonPlayerRow, 'players', ({ teamId }) => teamId),
);

/** The goalkeepers of a league. */
export const hockeySeasonGoalies = endpoint(
  `POST icehockey/tournamentGoalieLeaders/{tournamentId}${limits}`,
  leagueSheet(HockeySeasonGoalieRow, 'goalies', ({ orgId }) => orgId),
);

/** The teams of a league. */
export const hockeyTeamStatistics = endpoint(
  `POST icehockey/TeamStatistics/{tournamentId}${limits}`,
  teamSheet(HockeyTeamStatisticsRow, 'teams', ({ teamId }) => teamId),
);

/** Query of a league's statistics, of all matches or of some (specification §5, §7). Null means no limit. */
export type LeagueStatistics = Parameters<(typeof hockeySeasonPlayers)['write']>[0];

/** The spectators of a league. */
export const hockeyAttendance = endpoint('POST icehockey/spectators/{tournamentId}', {
  body: list(AttendanceRow, { names: ['spectators'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('matches'),
  viewed: withoutSumsAhead(({ teamId }) => teamId),
});
