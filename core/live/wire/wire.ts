import * as t from 'io-ts';
import {
  RowId,
  WireAttendance,
  WireClockTime,
  WireFederationText,
  WireFlag,
  WireId,
  WireNumber,
  WirePeople,
  WireSeconds,
  WireSmall,
  WireTeam,
  WireText,
  wireRows,
} from './wireCodecs.ts';

/** The fields of every live message (wire-format §4). Only the type is required. */
export const WireCommon = t.type({
  MatchEventType: t.string,
  MatchId: WireNumber,
  Id: WireNumber,
  ClientId: WireText,
  /** Tells a repetition from a new version (reading 14). */
  ServerTimeStamp: WireText,
  Team: WireTeam,
  Period: WireId,
  PeriodName: WireFederationText,
  PeriodTime: WireClockTime,
  /** The time left in the period, or the time played (wire-format §4). */
  TotalMatchTime: WireClockTime,
  Time: WireSeconds,
  HomePlayersOnIce: WirePeople,
  AwayPlayersOnIce: WirePeople,
  /** The score by the reporter's own count, which nothing is shown from. */
  HomeScore: WireSmall,
  AwayScore: WireSmall,
});

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

const members = wireRows(WireMember, 'teams');

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
  Periods: wireRows(WirePeriod, null),
  HomePlayers: members,
  AwayPlayers: members,
  HomeGoalies: members,
  AwayGoalies: members,
  HomeCoaches: members,
  AwayCoaches: members,
  Referees: wireRows(WireReferee, 'referees'),
  ClearHistory: WireFlag,
});
export type WireMatchData = t.TypeOf<typeof WireMatchData>;

/** What a Delete names. */
export const WireDelete = t.type({ DeletedEventClientId: WireText });
