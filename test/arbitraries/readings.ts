import { AttendanceRow } from '@kampdag/core/league/attendance';
import {
  BasketballMatchPlayerRow,
  BasketballSeasonPlayerRow,
  BasketballTeamRow,
} from '@kampdag/core/league/basketballLine';
import { BroadcastRow } from '@kampdag/core/league/broadcast';
import { GoalSummaryRow } from '@kampdag/core/league/goalSummary';
import { HockeyMatchGoalieRow, HockeySeasonGoalieRow } from '@kampdag/core/league/hockeyGoalie';
import { HockeyMatchPlayerRow } from '@kampdag/core/league/hockeyMatchPlayer';
import { HockeyPenaltyRow } from '@kampdag/core/league/hockeyPenalty';
import { HockeyPlayerGameRow, HockeySeasonPlayerRow } from '@kampdag/core/league/hockeySkater';
import { HockeyTeamStatisticsRow } from '@kampdag/core/league/hockeyTeamStatistics';
import { IncidentRow } from '@kampdag/core/league/incident';
import { IncidentTypeRow } from '@kampdag/core/league/incidentType';
import { LeagueRow } from '@kampdag/core/league/league';
import { MatchRow } from '@kampdag/core/league/match';
import { OrganisationRow } from '@kampdag/core/league/organisation';
import { PeriodResultRow } from '@kampdag/core/league/periodResult';
import { PersonTournamentRow } from '@kampdag/core/league/personTournament';
import { PresentationParameterRow } from '@kampdag/core/league/presentationParameter';
import { RefereeRow } from '@kampdag/core/league/referee';
import { MatchTeamMemberRow, RosterRow } from '@kampdag/core/league/roster';
import { SeasonRow } from '@kampdag/core/league/season';
import { SoccerPlayerRow } from '@kampdag/core/league/soccerPlayer';
import { StandingsRow } from '@kampdag/core/league/standingsRow';
import { TeamRow } from '@kampdag/core/league/team';
import { TransferRow } from '@kampdag/core/league/transfer';
import { VolleyballMatchPlayerRow } from '@kampdag/core/league/volleyballMatchPlayer';
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
  MatchRow,
  MatchTeamMemberRow,
  OrganisationRow,
  PeriodResultRow,
  PersonTournamentRow,
  PresentationParameterRow,
  RefereeRow,
  RosterRow,
  SeasonRow,
  SoccerPlayerRow,
  StandingsRow,
  TeamRow,
  TransferRow,
  VolleyballMatchPlayerRow,
] as unknown as readonly AnyReading[];
