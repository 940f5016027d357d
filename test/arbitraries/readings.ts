import { MatchChangeRow } from '@kampdag/core/gateway/changesOfLeague';
import { MatchDecisionRow } from '@kampdag/core/gateway/composed/decisionsOfLeague';
import { PlayerMatchRow } from '@kampdag/core/gateway/composed/matchesOfPlayer';
import { IncidentRow, IncidentTypeRow, PeriodResultRow } from '@kampdag/core/league/incident/incident';
import { AttendanceRow } from '@kampdag/core/league/match/attendance';
import { BroadcastRow } from '@kampdag/core/league/match/broadcast';
import { MatchRow } from '@kampdag/core/league/match/match';
import { RefereeRow } from '@kampdag/core/league/match/referee';
import { PersonTournamentRow } from '@kampdag/core/league/player/personTournament';
import { MatchTeamMemberRow, RosterRow } from '@kampdag/core/league/player/roster';
import { LeagueRow } from '@kampdag/core/league/season/league';
import { OrganisationRow } from '@kampdag/core/league/season/organisation';
import { SeasonRow } from '@kampdag/core/league/season/season';
import { TeamRow } from '@kampdag/core/league/season/team';
import { PresentationParameterRow } from '@kampdag/core/league/standings/presentationParameter';
import { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { TransferRow } from '@kampdag/core/league/transfer/transfer';
import {
  BasketballMatchPlayerRow,
  BasketballSeasonPlayerRow,
  BasketballTeamRow,
} from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { HandballMatchPlayerRow, HandballSeasonPlayerRow } from '@kampdag/core/sport/handball/handballPlayer';
import { GoalSummaryRow } from '@kampdag/core/sport/icehockey/sheets/goalSummary';
import {
  HockeyMatchGoalieRow,
  HockeySeasonGoalieRow,
} from '@kampdag/core/sport/icehockey/sheets/hockeyGoalie';
import { HockeyMatchPlayerRow } from '@kampdag/core/sport/icehockey/sheets/hockeyMatchPlayer';
import { HockeyPenaltyRow } from '@kampdag/core/sport/icehockey/sheets/hockeyPenalty';
import {
  HockeyPlayerGameRow,
  HockeySeasonPlayerRow,
} from '@kampdag/core/sport/icehockey/sheets/hockeySkater';
import { HockeyTeamStatisticsRow } from '@kampdag/core/sport/icehockey/sheets/hockeyTeamStatistics';
import { SoccerPlayerRow } from '@kampdag/core/sport/soccer/soccerPlayer';
import { VolleyballMatchPlayerRow } from '@kampdag/core/sport/volleyball/volleyballMatchPlayer';
import type { AnyReading } from './schema.ts';

/** Every reading of the league: the laws that hold for one hold for all. */
export const everyReading = [
  AttendanceRow,
  BasketballMatchPlayerRow,
  BasketballSeasonPlayerRow,
  BasketballTeamRow,
  BroadcastRow,
  GoalSummaryRow,
  HockeyMatchGoalieRow,
  HockeyMatchPlayerRow,
  HockeyPenaltyRow,
  HockeyPlayerGameRow,
  HockeySeasonGoalieRow,
  HockeySeasonPlayerRow,
  HockeyTeamStatisticsRow,
  IncidentRow,
  IncidentTypeRow,
  LeagueRow,
  MatchChangeRow,
  MatchDecisionRow,
  MatchRow,
  MatchTeamMemberRow,
  OrganisationRow,
  PeriodResultRow,
  PersonTournamentRow,
  PlayerMatchRow,
  PresentationParameterRow,
  RefereeRow,
  RosterRow,
  SeasonRow,
  SoccerPlayerRow,
  StandingsRow,
  TeamRow,
  TransferRow,
  VolleyballMatchPlayerRow,
  HandballMatchPlayerRow,
  HandballSeasonPlayerRow,
] as unknown as readonly AnyReading[];
