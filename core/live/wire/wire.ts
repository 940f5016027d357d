import * as t from 'io-ts';
import {
  RowId,
  WireAttendance,
  WireFlag,
  WireId,
  WireList,
  WireNumber,
  WirePeople,
  WireSeconds,
  WireSmall,
  WireText,
} from './wireCodecs.ts';

/** What every live message may carry (wire-format §4). Only its type must be there to be read at all. */
export const WireCommon = t.type({
  MatchEventType: t.string,
  MatchId: WireNumber,
  Id: WireNumber,
  ClientId: WireText,
  Team: WireText,
  Period: WireId,
  PeriodName: WireText,
  PeriodTime: WireText,
  Time: WireSeconds,
  HomePlayersOnIce: WirePeople,
  AwayPlayersOnIce: WirePeople,
});
export type WireCommon = t.TypeOf<typeof WireCommon>;

/** Read where a message says neither `Time` nor `PeriodTime`. */
export const WireTotalTime = t.type({ TotalMatchTime: WireText });
/** What a Delete says. */
export const WireDelete = t.type({ DeletedEventClientId: WireText });

/** The description of a match, sent at its start and again whenever something in it changes; it has no ClientId. */
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
  Name: WireText,
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

/** A row of MatchData's referees; the specification names the id `personId`, the stream `Id`. */
export const WireReferee = t.type({ Id: WireId, personId: WireId, Name: WireText, Type: WireText });
