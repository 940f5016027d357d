import * as t from 'io-ts';
import {
  RowId,
  WireAttendance,
  WireFederationText,
  WireFlag,
  WireId,
  WireList,
  WireNumber,
  WirePeople,
  WireSeconds,
  WireSmall,
  WireText,
} from './wireCodecs.ts';

/** The fields of every live message (wire-format §4). Only the type is required. */
export const WireCommon = t.type({
  MatchEventType: t.string,
  MatchId: WireNumber,
  Id: WireNumber,
  ClientId: WireText,
  Team: WireText,
  Period: WireId,
  PeriodName: WireFederationText,
  PeriodTime: WireText,
  Time: WireSeconds,
  HomePlayersOnIce: WirePeople,
  AwayPlayersOnIce: WirePeople,
});

/** The description of a match, sent at its start and again at every change; it has no ClientId. */
export const WireMatchData = t.type({
  HomeTeam: WireText,
  AwayTeam: WireText,
  HomeTeamId: WireId,
  AwayTeamId: WireId,
  TournamentName: WireText,
  ActivityArea: WireText,
  MatchStartTime: WireText,
  Attendance: WireAttendance,
  Periods: WireList,
  HomePlayers: WireList,
  AwayPlayers: WireList,
  HomeGoalies: WireList,
  AwayGoalies: WireList,
  HomeCoaches: WireList,
  AwayCoaches: WireList,
  Referees: WireList,
  ClearHistory: WireFlag,
});
export type WireMatchData = t.TypeOf<typeof WireMatchData>;

/** A row of MatchData's `Periods`. */
export const WirePeriod = t.type({
  PartialResultTypeId: RowId,
  Name: WireFederationText,
  Duration: WireSeconds,
  IsActive: WireFlag,
  IsOvertimeType: WireFlag,
  IsShootoutType: WireFlag,
  SortOrder: WireId,
  TimeAscending: WireFlag,
});

/** A row of MatchData's players, goalies and coaches. */
export const WireMember = t.type({
  Id: RowId,
  TeamId: WireId,
  FirstName: WireText,
  LastName: WireText,
  ShirtNo: WireSmall,
  PositionId: WireId,
  PositionName: WireText,
  IsCoach: WireFlag,
  IsCaptain: WireFlag,
  IsAlternateCaptain: WireFlag,
  IsStarter: WireFlag,
});

/** A row of MatchData's referees, with the id as `personId` (specification) or `Id` (the stream). */
export const WireReferee = t.type({ Id: WireId, personId: WireId, Name: WireText, Type: WireFederationText });
