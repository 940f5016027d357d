import * as t from 'io-ts';
import { withNamesInCase } from '../../decode/anyCase.ts';
import {
  branded,
  NumberLike,
  nullable,
  OptionalDate,
  OptionalHhmm,
  OptionalText,
  withDefault,
} from '../../decode/codecs.ts';
import { reading } from '../../decode/reading.ts';
import { MatchId, OrgId, SeasonId, SportId, TeamId, TournamentId } from '../../ids.ts';
import type { BySide, Side } from '../../side.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import type { TimeOfDay } from '../../time/timeOfDay.ts';
import { type NonPlayReason, reasonOf } from './nonPlayReason.ts';
import { type MatchResult, playedResult } from './result.ts';

/** How thoroughly a match is reported live; `None` is not at all. */
export type LiveClientType = 'None' | 'Simple' | 'Standard' | 'Advanced';

/** One of the two teams as the fixture list names it. */
export interface MatchTeam {
  readonly teamId: TeamId | null;
  /** The overridden name, else the organisation's, else the class-suffixed one; null until the opponent is known. */
  readonly name: string | null;
  readonly clubOrgId: OrgId | null;
}

/** A match of the fixture list (specification §3, wire-format §3). */
export interface Match {
  readonly matchId: MatchId;
  readonly tournamentId: TournamentId | null;
  readonly tournamentName: string | null;
  readonly seasonId: SeasonId | null;
  readonly sportId: SportId | null;
  /** Day in Oslo; null when not set. */
  readonly date: CivilDate | null;
  /** Wall time in Oslo; null when not set. */
  readonly start: TimeOfDay | null;
  /** Wall time in Oslo; before `start` when the match ends past midnight. */
  readonly end: TimeOfDay | null;
  readonly teams: BySide<MatchTeam>;
  readonly venue: string | null;
  /** Null when unknown (−1 on the wire, reading 10). */
  readonly spectators: number | null;
  readonly statusTypeId: number | null;
  readonly nonPlayReason: NonPlayReason | null;
  readonly liveClientType: LiveClientType;
  /** The result that counts; null for none (`playedResult`). */
  readonly result: MatchResult | null;
}

const LiveClient = withDefault(
  t.keyof({ None: null, Simple: null, Standard: null, Advanced: null }) as t.Type<
    LiveClientType,
    LiveClientType
  >,
  'None',
);

const wireResult = {
  homeGoals: nullable(NumberLike),
  awayGoals: nullable(NumberLike),
  matchEndResult: OptionalText,
};

const WireResult = nullable(t.type(wireResult));

const id = <B extends number>(brand: (n: number) => B) => nullable(branded(NumberLike, brand));

const WireMatch = t.type({
  matchId: branded(NumberLike, MatchId),
  tournamentId: id(TournamentId),
  tournamentName: OptionalText,
  seasonId: id(SeasonId),
  sportId: id(SportId),
  matchDate: OptionalDate,
  matchStartTime: OptionalHhmm,
  matchEndTime: OptionalHhmm,
  hometeam: OptionalText,
  awayteam: OptionalText,
  hometeamOrgName: OptionalText,
  awayteamOrgName: OptionalText,
  hometeamOverriddenName: OptionalText,
  awayteamOverriddenName: OptionalText,
  hometeamId: id(TeamId),
  awayteamId: id(TeamId),
  hometeamClubOrgId: id(OrgId),
  awayteamClubOrgId: id(OrgId),
  activityAreaName: OptionalText,
  spectators: nullable(NumberLike),
  statusTypeId: nullable(NumberLike),
  nonPlayReason: OptionalText,
  liveClientType: LiveClient,
  matchResult: WireResult,
});

type WireMatchRow = t.TypeOf<typeof WireMatch>;

const resultOf = (wire: WireMatchRow['matchResult']): MatchResult | null =>
  wire === null || wire.homeGoals === null || wire.awayGoals === null
    ? null
    : { goals: { home: wire.homeGoals, away: wire.awayGoals }, text: wire.matchEndResult };

const wireResultOf = ({ goals, text }: MatchResult): WireMatchRow['matchResult'] => ({
  homeGoals: goals.home,
  awayGoals: goals.away,
  matchEndResult: text,
});

const teamOf = (wire: WireMatchRow, side: Side): MatchTeam => ({
  teamId: wire[`${side}teamId`],
  name: wire[`${side}teamOverriddenName`] ?? wire[`${side}teamOrgName`] ?? wire[`${side}team`],
  clubOrgId: wire[`${side}teamClubOrgId`],
});

const knownReason = (reason: NonPlayReason | 'unknown' | null): NonPlayReason | null =>
  reason === 'unknown' ? null : reason;

const matchOf = (wire: WireMatchRow): Match => ({
  matchId: wire.matchId,
  tournamentId: wire.tournamentId,
  tournamentName: wire.tournamentName,
  seasonId: wire.seasonId,
  sportId: wire.sportId,
  date: wire.matchDate,
  start: wire.matchStartTime,
  end: wire.matchEndTime,
  teams: { home: teamOf(wire, 'home'), away: teamOf(wire, 'away') },
  venue: wire.activityAreaName,
  spectators: wire.spectators !== null && wire.spectators >= 0 ? wire.spectators : null,
  statusTypeId: wire.statusTypeId,
  nonPlayReason: knownReason(reasonOf(wire.nonPlayReason)),
  liveClientType: wire.liveClientType,
  result: playedResult(resultOf(wire.matchResult), reasonOf(wire.nonPlayReason)),
});

// Field by field: io-ts takes 25 times as long to encode an object made of a rest and a spread.
const wireMatchOf = (match: Match): WireMatchRow => {
  const { home, away } = match.teams;
  return {
    matchId: match.matchId,
    tournamentId: match.tournamentId,
    tournamentName: match.tournamentName,
    seasonId: match.seasonId,
    sportId: match.sportId,
    matchDate: match.date,
    matchStartTime: match.start,
    matchEndTime: match.end,
    hometeam: home.name,
    awayteam: away.name,
    hometeamOrgName: null,
    awayteamOrgName: null,
    hometeamOverriddenName: null,
    awayteamOverriddenName: null,
    hometeamId: home.teamId,
    awayteamId: away.teamId,
    hometeamClubOrgId: home.clubOrgId,
    awayteamClubOrgId: away.clubOrgId,
    activityAreaName: match.venue,
    spectators: match.spectators ?? -1,
    statusTypeId: match.statusTypeId,
    nonPlayReason: match.nonPlayReason,
    liveClientType: match.liveClientType,
    matchResult: match.result === null ? null : wireResultOf(match.result),
  };
};

const withNames = withNamesInCase([...Object.keys(WireMatch.props), 'id'], {
  matchResult: withNamesInCase(Object.keys(wireResult)),
});

/** Restores the specified names of a row, and `matchId` from `ta/Match`, which may say `id` (wire-format §3). */
const prepare = (row: unknown): unknown => {
  const named = withNames(row);
  return t.UnknownRecord.is(named) && named['matchId'] === undefined
    ? { ...named, matchId: named['id'] }
    : named;
};

/** A row of `ta/TournamentMatches` and `ta/ScheduledMatchesBySport`, and the answer of `ta/Match`. */
export const MatchRow = reading('match', WireMatch, {
  read: matchOf,
  write: wireMatchOf,
  prepare,
});
