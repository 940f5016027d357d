import { list } from '../decode/body.ts';
import type { Rows } from '../decode/rows.ts';
import { MatchId, PersonId, TeamId, TournamentId } from '../ids.ts';
import { type Attendance, AttendanceRow } from '../league/attendance.ts';
import { type GoalSummary, GoalSummaryRow } from '../league/goalSummary.ts';
import {
  type HockeyGoalie,
  HockeyMatchGoalieRow,
  type HockeySeasonGoalie,
  HockeySeasonGoalieRow,
} from '../league/hockeyGoalie.ts';
import { type HockeyMatchPlayer, HockeyMatchPlayerRow } from '../league/hockeyMatchPlayer.ts';
import { type HockeyPenalty, HockeyPenaltyRow } from '../league/hockeyPenalty.ts';
import {
  type HockeyPlayerGame,
  HockeyPlayerGameRow,
  type HockeySeasonPlayer,
  HockeySeasonPlayerRow,
} from '../league/hockeySkater.ts';
import { type HockeyTeamStatistics, HockeyTeamStatisticsRow } from '../league/hockeyTeamStatistics.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { numeric, optional } from './parameter.ts';

const byMatch = { matchId: numeric(MatchId) };
const byLeague = { tournamentId: numeric(TournamentId) };

/** A match's goals, those of a shootout with them. */
export const hockeyGoals: Endpoint<{ matchId: MatchId }, Rows<GoalSummary>> = endpoint(
  'POST',
  'icehockey/Match/Goals/{matchId}',
  byMatch,
  list(GoalSummaryRow, 'goals'),
);

/** A match's penalties. */
export const hockeyPenalties: Endpoint<{ matchId: MatchId }, Rows<HockeyPenalty>> = endpoint(
  'POST',
  'icehockey/Match/Penalties/{matchId}',
  byMatch,
  list(HockeyPenaltyRow, 'penalties'),
);

/** What every player did in a match. */
export const hockeyMatchPlayers: Endpoint<{ matchId: MatchId }, Rows<HockeyMatchPlayer>> = endpoint(
  'POST',
  'icehockey/Match/Players/{matchId}',
  byMatch,
  list(HockeyMatchPlayerRow, 'players'),
);

/** What every goalkeeper did in a match. */
export const hockeyMatchGoalies: Endpoint<{ matchId: MatchId }, Rows<HockeyGoalie>> = endpoint(
  'POST',
  'icehockey/Match/GoalieLeaders/{matchId}',
  byMatch,
  list(HockeyMatchGoalieRow, 'goalies'),
);

/** A player's last games, newest as the federation orders them. */
export const hockeyPlayerGames: Endpoint<
  { personId: PersonId; numberMatches: number },
  Rows<HockeyPlayerGame>
> = endpoint(
  'POST',
  'icehockey/Player/{personId}?numberMatches={numberMatches}',
  { personId: numeric(PersonId), numberMatches: numeric(Number) },
  list(HockeyPlayerGameRow, 'games'),
);

/** A player's games in one league. */
export const hockeyPlayerLeague: Endpoint<
  { personId: PersonId; tournamentId: TournamentId },
  Rows<HockeyPlayerGame>
> = endpoint(
  'POST',
  'icehockey/Player/{personId}?tournamentId={tournamentId}',
  { personId: numeric(PersonId), ...byLeague },
  list(HockeyPlayerGameRow, 'games'),
);

/** A goalkeeper's last games. */
export const hockeyGoalieGames: Endpoint<
  { personId: PersonId; numberMatches: number },
  Rows<HockeyPlayerGame>
> = endpoint(
  'POST',
  'icehockey/Goalie/{personId}?numberMatches={numberMatches}',
  { personId: numeric(PersonId), numberMatches: numeric(Number) },
  list(HockeyPlayerGameRow, 'games'),
);

/** A goalkeeper's games in one league. */
export const hockeyGoalieLeague: Endpoint<
  { personId: PersonId; tournamentId: TournamentId },
  Rows<HockeyPlayerGame>
> = endpoint(
  'POST',
  'icehockey/Goalie/{personId}?tournamentId={tournamentId}',
  { personId: numeric(PersonId), ...byLeague },
  list(HockeyPlayerGameRow, 'games'),
);

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
export const hockeySeasonPlayers: Endpoint<LeagueStatistics, Rows<HockeySeasonPlayer>> = endpoint(
  'POST',
  `icehockey/TournamentPlayers/{tournamentId}${limits}`,
  limited,
  list(HockeySeasonPlayerRow, 'players'),
);

/** The goalkeepers of a league. */
export const hockeySeasonGoalies: Endpoint<LeagueStatistics, Rows<HockeySeasonGoalie>> = endpoint(
  'POST',
  `icehockey/tournamentGoalieLeaders/{tournamentId}${limits}`,
  limited,
  list(HockeySeasonGoalieRow, 'goalies'),
);

/** The teams of a league. */
export const hockeyTeamStatistics: Endpoint<LeagueStatistics, Rows<HockeyTeamStatistics>> = endpoint(
  'POST',
  `icehockey/TeamStatistics/{tournamentId}${limits}`,
  limited,
  list(HockeyTeamStatisticsRow, 'teams'),
);

/** The spectators of a league. */
export const hockeyAttendance: Endpoint<{ tournamentId: TournamentId }, Rows<Attendance>> = endpoint(
  'POST',
  'icehockey/spectators/{tournamentId}',
  byLeague,
  list(AttendanceRow, 'spectators'),
);
