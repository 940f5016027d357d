import { list } from '../decode/body.ts';
import type { Rows } from '../decode/rows.ts';
import { MatchId, PersonId, TeamId, TournamentId } from '../ids.ts';
import { type Attendance, AttendanceRow } from '../league/match/attendance.ts';
import { type GoalSummary, GoalSummaryRow } from '../sport/icehockey/sheets/goalSummary.ts';
import {
  type HockeyGoalie,
  HockeyMatchGoalieRow,
  type HockeySeasonGoalie,
  HockeySeasonGoalieRow,
} from '../sport/icehockey/sheets/hockeyGoalie.ts';
import { type HockeyMatchPlayer, HockeyMatchPlayerRow } from '../sport/icehockey/sheets/hockeyMatchPlayer.ts';
import { type HockeyPenalty, HockeyPenaltyRow } from '../sport/icehockey/sheets/hockeyPenalty.ts';
import {
  type HockeyPlayerGame,
  HockeyPlayerGameRow,
  type HockeySeasonPlayer,
  HockeySeasonPlayerRow,
} from '../sport/icehockey/sheets/hockeySkater.ts';
import {
  type HockeyTeamStatistics,
  HockeyTeamStatisticsRow,
} from '../sport/icehockey/sheets/hockeyTeamStatistics.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { lifetimes } from './lifetime.ts';
import { numeric, optional } from './parameter.ts';
import {
  leagueTie,
  leagueTies,
  matchTie,
  ofEachRow,
  ofLeague,
  ofMatch,
  type Tie,
  wholeWhere,
} from './publicationRule.ts';

const byMatch = { matchId: numeric(MatchId) };
const byLeague = { tournamentId: numeric(TournamentId) };

/** A match's goals, those of a shootout with them. */
export const hockeyGoals: Endpoint<{ matchId: MatchId }, Rows<GoalSummary>> = endpoint({
  method: 'POST',
  path: 'icehockey/Match/Goals/{matchId}',
  parameters: byMatch,
  body: list(GoalSummaryRow, { names: ['goals'] }),
  lifetime: lifetimes.match,
  publication: ofMatch('results'),
});

/** A match's penalties. */
export const hockeyPenalties: Endpoint<{ matchId: MatchId }, Rows<HockeyPenalty>> = endpoint({
  method: 'POST',
  path: 'icehockey/Match/Penalties/{matchId}',
  parameters: byMatch,
  body: list(HockeyPenaltyRow, { names: ['penalties'] }),
  lifetime: lifetimes.match,
  publication: ofMatch('results'),
});

/** What every player did in a match. */
export const hockeyMatchPlayers: Endpoint<{ matchId: MatchId }, Rows<HockeyMatchPlayer>> = endpoint({
  method: 'POST',
  path: 'icehockey/Match/Players/{matchId}',
  parameters: byMatch,
  body: list(HockeyMatchPlayerRow, { names: ['players'] }),
  lifetime: lifetimes.match,
  publication: ofMatch('results'),
});

/** What every goalkeeper did in a match. */
export const hockeyMatchGoalies: Endpoint<{ matchId: MatchId }, Rows<HockeyGoalie>> = endpoint({
  method: 'POST',
  path: 'icehockey/Match/GoalieLeaders/{matchId}',
  parameters: byMatch,
  body: list(HockeyMatchGoalieRow, { names: ['goalies'] }),
  lifetime: lifetimes.match,
  publication: ofMatch('results'),
});

const games = list(HockeyPlayerGameRow, { names: ['games'] });

/** A game's league: by its id, by its match, or by the name of a league in which the player has played. */
const gamesOfPerson = ofEachRow(
  (
    { tournamentId, matchId, tournamentName }: HockeyPlayerGame,
    { personId }: { readonly personId: PersonId },
  ): readonly Tie[] => {
    if (tournamentId !== null) return [leagueTie(tournamentId)];
    if (matchId !== null) return [matchTie(matchId)];
    return tournamentName === null ? [] : [{ type: 'leagueOfPerson', personId, name: tournamentName }];
  },
  wholeWhere('results'),
);

const gamesInLeague = ofEachRow(
  (game: HockeyPlayerGame, { tournamentId }: { readonly tournamentId: TournamentId }) =>
    leagueTies(game, tournamentId),
  wholeWhere('results'),
);

/** A player's last games, newest as the federation orders them. */
export const hockeyPlayerGames: Endpoint<
  { personId: PersonId; numberMatches: number },
  Rows<HockeyPlayerGame>
> = endpoint({
  method: 'POST',
  path: 'icehockey/Player/{personId}?numberMatches={numberMatches}',
  parameters: { personId: numeric(PersonId), numberMatches: numeric(Number) },
  body: games,
  lifetime: lifetimes.table,
  publication: gamesOfPerson,
});

/** A player's games in one league. */
export const hockeyPlayerLeague: Endpoint<
  { personId: PersonId; tournamentId: TournamentId },
  Rows<HockeyPlayerGame>
> = endpoint({
  method: 'POST',
  path: 'icehockey/Player/{personId}?tournamentId={tournamentId}',
  parameters: { personId: numeric(PersonId), ...byLeague },
  body: games,
  lifetime: lifetimes.table,
  publication: gamesInLeague,
});

/** A goalkeeper's last games. */
export const hockeyGoalieGames: Endpoint<
  { personId: PersonId; numberMatches: number },
  Rows<HockeyPlayerGame>
> = endpoint({
  method: 'POST',
  path: 'icehockey/Goalie/{personId}?numberMatches={numberMatches}',
  parameters: { personId: numeric(PersonId), numberMatches: numeric(Number) },
  body: games,
  lifetime: lifetimes.table,
  publication: gamesOfPerson,
});

/** A goalkeeper's games in one league. */
export const hockeyGoalieLeague: Endpoint<
  { personId: PersonId; tournamentId: TournamentId },
  Rows<HockeyPlayerGame>
> = endpoint({
  method: 'POST',
  path: 'icehockey/Goalie/{personId}?tournamentId={tournamentId}',
  parameters: { personId: numeric(PersonId), ...byLeague },
  body: games,
  lifetime: lifetimes.table,
  publication: gamesInLeague,
});

/** A league's statistics, of all matches or of some (specification §7). Null leaves a limit out. */
export interface LeagueStatistics {
  readonly tournamentId: TournamentId;
  /** Only matches against this team. */
  readonly opponentId: TeamId | null;
  /** Only this team. */
  readonly teamId: TeamId | null;
  /** Only the last so many matches (specification §5: 1, 2, 4, 5, 10). */
  readonly numberMatches: number | null;
}

const limits = '?opponentId={opponentId}&orgId={teamId}&numberMatches={numberMatches}';

const limited = {
  ...byLeague,
  opponentId: optional(numeric(TeamId)),
  teamId: optional(numeric(TeamId)),
  numberMatches: optional(numeric(Number)),
};

/** The players of a league. */
export const hockeySeasonPlayers: Endpoint<LeagueStatistics, Rows<HockeySeasonPlayer>> = endpoint({
  method: 'POST',
  path: `icehockey/TournamentPlayers/{tournamentId}${limits}`,
  parameters: limited,
  body: list(HockeySeasonPlayerRow, { names: ['players'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics'),
});

/** The goalkeepers of a league. */
export const hockeySeasonGoalies: Endpoint<LeagueStatistics, Rows<HockeySeasonGoalie>> = endpoint({
  method: 'POST',
  path: `icehockey/tournamentGoalieLeaders/{tournamentId}${limits}`,
  parameters: limited,
  body: list(HockeySeasonGoalieRow, { names: ['goalies'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics'),
});

/** The teams of a league. */
export const hockeyTeamStatistics: Endpoint<LeagueStatistics, Rows<HockeyTeamStatistics>> = endpoint({
  method: 'POST',
  path: `icehockey/TeamStatistics/{tournamentId}${limits}`,
  parameters: limited,
  body: list(HockeyTeamStatisticsRow, { names: ['teams'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('statistics'),
});

/** The spectators of a league. */
export const hockeyAttendance: Endpoint<{ tournamentId: TournamentId }, Rows<Attendance>> = endpoint({
  method: 'POST',
  path: 'icehockey/spectators/{tournamentId}',
  parameters: byLeague,
  body: list(AttendanceRow, { names: ['spectators'] }),
  lifetime: lifetimes.table,
  publication: ofLeague('matches'),
});
