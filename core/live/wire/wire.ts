import * as t from 'io-ts';
import {
  RowId,
  WireAttendance,
  WireFlag,
  WireId,
  WireList,
  WireMinutes,
  WireNumber,
  WirePeople,
  WirePerson,
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

/** What a Goal says of its own. */
export const WireGoal = t.type({
  Player: WirePerson,
  FirstAssist: WirePerson,
  SecondAssist: WirePerson,
  Goalie: WirePerson,
  GoalType: WireId,
  EmptyNet: WireFlag,
  ActivePlayers: WirePeople,
  Opponents: WirePeople,
});
/** What a Penalty of hockey says. */
export const WirePenalty = t.type({ Player: WirePerson, Minutes: WireMinutes, InfractionName: WireText });
/** What a Shot of hockey says. */
export const WireShot = t.type({ Player: WirePerson, Goalie: WirePerson, ShotResult: WireId });
/** What a Faceoff says. */
export const WireFaceoff = t.type({ Player: WirePerson, Opponent: WirePerson });
/** What a PenaltyShot says. */
export const WirePenaltyShot = t.type({ Player: WirePerson, Goalie: WirePerson, ResultText: WireText });
/** What an attempt of the Shootout says. */
export const WireShootout = t.type({
  ShooterId: WirePerson,
  Player: WirePerson,
  Goalie: WirePerson,
  RoundNo: WireSmall,
  IsGoalie: WireFlag,
  ResultText: WireText,
});
/** What a Shot of basketball says. */
export const WireShotAttempt = t.type({
  Player: WirePerson,
  Assist: WirePerson,
  ShotResult: WireId,
  ActivePlayers: WirePeople,
  Opponents: WirePeople,
});
/** What rebounds, steals, blocks and turnovers say. */
export const WireDeed = t.type({ Player: WirePerson, Opponent: WirePerson });
/** What a Foul says. */
export const WireFoul = t.type({
  Player: WirePerson,
  Opponent: WirePerson,
  IsCoach: WireFlag,
  FoulType: WireId,
  FoulSeverity: WireId,
});
/** What a Substitution says. */
export const WireSubstitution = t.type({ PlayerIn: WirePerson, PlayerOut: WirePerson });
/** What a TeamUpdate says: who is in play now. */
export const WireTeamUpdate = t.type({ Players: WirePeople });
/** What a Point of volleyball says. */
export const WirePoint = t.type({ Player: WirePerson, Opponent: WirePerson, Type: WireText });
/** What a Penalty of volleyball says. */
export const WireCard = t.type({ Player: WirePerson, InfractionName: WireText, TypeName: WireText });
/** Read where a message says neither `Time` nor `PeriodTime`. */
export const WireTotalTime = t.type({ TotalMatchTime: WireText });
/** What a Timer says. */
export const WireTimer = t.type({ Type: WireSmall, TypeName: WireText });
/** What a PlayerTime says. */
export const WirePlayerTime = t.type({
  Player: WirePerson,
  Direction: WireSmall,
  DirectionName: WireText,
  IsGoalie: WireFlag,
});
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

/** A live message as sent, of whatever type. */
export type WireEvent = WireCommon & { readonly [field: string]: unknown };
