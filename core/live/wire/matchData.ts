import type * as t from 'io-ts';
import { PeriodId, PersonId, TeamId } from '../../ids.ts';
import { type BySide, bySide } from '../../side.ts';
import { type WireMatchData, WireMember, WirePeriod, WireReferee } from './wire.ts';
import { wireReader } from './wireCodecs.ts';

/** A reader of the readable rows of a list; bad rows are dropped. */
const rowsOf = <P extends t.Props, A>(schema: t.TypeC<P>, read: (wire: t.TypeOf<t.TypeC<P>>) => A) => {
  const readRow = wireReader(schema);
  return (list: readonly unknown[] | null): readonly Readonly<A>[] | null =>
    list?.flatMap((sent) => {
      const row = readRow(sent);
      return row === null ? [] : [read(row)];
    }) ?? null;
};

/** A list's rows. */
type RowOf<R extends (list: readonly unknown[] | null) => readonly unknown[] | null> = NonNullable<
  ReturnType<R>
>[number];

const periods = rowsOf(WirePeriod, (wire) => ({
  id: PeriodId(wire.PartialResultTypeId),
  name: wire.Name,
  /** Seconds; 0 or null when it is not timed. */
  duration: wire.Duration,
  isOvertime: wire.IsOvertimeType ?? false,
  isShootout: wire.IsShootoutType ?? false,
  sortOrder: wire.SortOrder,
}));

/** A period as MatchData describes it (wire-format §4). */
export type PeriodData = RowOf<typeof periods>;

const members = rowsOf(WireMember, (wire) => ({
  id: PersonId(wire.Id),
  firstName: wire.FirstName,
  lastName: wire.LastName,
  /** May be 0. */
  shirtNo: wire.ShirtNo,
  /** The line-up slot: 0–19 the four lines, 20 goalie (specification §9). */
  positionId: wire.PositionId,
  positionName: wire.PositionName,
  isCaptain: wire.IsCaptain ?? false,
  isAlternateCaptain: wire.IsAlternateCaptain ?? false,
  isStarter: wire.IsStarter ?? false,
}));

/** A player, goalie or coach of one side. A person may be in several lists. */
export type Member = RowOf<typeof members>;

const referees = rowsOf(WireReferee, (wire) => {
  const id = wire.Id ?? wire.personId;
  return { id: id === null ? null : PersonId(id), name: wire.Name, type: wire.Type };
});

/** A referee in MatchData. */
export type Referee = RowOf<typeof referees>;

/** A match's description besides its events. Null fields were never sent. */
export interface MatchData {
  readonly teamName: BySide<string | null>;
  readonly teamId: BySide<TeamId | null>;
  readonly players: BySide<readonly Member[] | null>;
  readonly goalies: BySide<readonly Member[] | null>;
  readonly coaches: BySide<readonly Member[] | null>;
  readonly referees: readonly Referee[] | null;
  readonly periods: readonly PeriodData[] | null;
  readonly tournamentName: string | null;
  readonly arena: string | null;
  /** ISO with offset, as sent. */
  readonly startTime: string | null;
  readonly attendance: number | null;
}

const teamId = (id: number | null): TeamId | null => (id === null ? null : TeamId(id));

/** Decodes the description of a match. */
export const readMatchData = (wire: WireMatchData): MatchData => ({
  teamName: { home: wire.HomeTeam, away: wire.AwayTeam },
  teamId: { home: teamId(wire.HomeTeamId), away: teamId(wire.AwayTeamId) },
  players: { home: members(wire.HomePlayers), away: members(wire.AwayPlayers) },
  goalies: { home: members(wire.HomeGoalies), away: members(wire.AwayGoalies) },
  coaches: { home: members(wire.HomeCoaches), away: members(wire.AwayCoaches) },
  referees: referees(wire.Referees),
  periods: periods(wire.Periods),
  tournamentName: wire.TournamentName,
  arena: wire.ActivityArea,
  startTime: wire.MatchStartTime,
  // -1 is "unknown" (reading 10) and does not replace a known number.
  attendance: wire.Attendance,
});

const unknown = bySide(() => null);

/** The description before any MatchData. */
export const noMatchData: MatchData = {
  teamName: unknown,
  teamId: unknown,
  players: unknown,
  goalies: unknown,
  coaches: unknown,
  referees: null,
  periods: null,
  tournamentName: null,
  arena: null,
  startTime: null,
  attendance: null,
};

const mergeSides = <A>(older: BySide<A | null>, newer: BySide<A | null>): BySide<A | null> =>
  bySide((side) => newer[side] ?? older[side]);

/** Merges a newer description into an older one, field by field; null does not overwrite (reading 16). */
export const mergeMatchData = (older: MatchData, newer: MatchData): MatchData => ({
  teamName: mergeSides(older.teamName, newer.teamName),
  teamId: mergeSides(older.teamId, newer.teamId),
  players: mergeSides(older.players, newer.players),
  goalies: mergeSides(older.goalies, newer.goalies),
  coaches: mergeSides(older.coaches, newer.coaches),
  referees: newer.referees ?? older.referees,
  periods: newer.periods ?? older.periods,
  tournamentName: newer.tournamentName ?? older.tournamentName,
  arena: newer.arena ?? older.arena,
  startTime: newer.startTime ?? older.startTime,
  attendance: newer.attendance ?? older.attendance,
});

const partsOf = ({ teamName, teamId, players, goalies, coaches, ...others }: MatchData): readonly unknown[] =>
  [teamName, teamId, players, goalies, coaches]
    .flatMap(({ home, away }): readonly unknown[] => [home, away])
    .concat(Object.values(others));

/** Whether two descriptions hold the same objects. */
export const isSameData = (a: MatchData, b: MatchData): boolean => {
  const others = partsOf(b);
  return a === b || partsOf(a).every((part, at) => part === others[at]);
};
