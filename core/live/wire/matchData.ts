import type * as t from 'io-ts';
import { PeriodId, PersonId, TeamId } from '../../ids.ts';
import { type BySide, bySide, sides } from '../../side.ts';
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

/** A field of a match's description: null, or null for a side, until it is sent. */
interface DataField<A> {
  readonly none: A;
  readonly read: (wire: WireMatchData) => A;
  /** A newer value, completed by an older one; null does not overwrite (reading 16). */
  merged(older: A, newer: A): A;
  /** Whether two values hold the same objects. */
  isSame(a: A, b: A): boolean;
}

const ofMatch = <A>(read: (wire: WireMatchData) => A | null): DataField<A | null> => ({
  none: null,
  read,
  merged: (older, newer) => newer ?? older,
  isSame: (a, b) => a === b,
});

const ofSides = <A>(read: (wire: WireMatchData) => BySide<A | null>): DataField<BySide<A | null>> => ({
  none: bySide(() => null),
  read,
  merged: (older, newer) => bySide((side) => newer[side] ?? older[side]),
  isSame: (a, b) => sides.every((side) => a[side] === b[side]),
});

const teamId = (id: number | null): TeamId | null => (id === null ? null : TeamId(id));

const fields = {
  teamName: ofSides(({ HomeTeam, AwayTeam }) => ({ home: HomeTeam, away: AwayTeam })),
  teamId: ofSides(({ HomeTeamId, AwayTeamId }) => ({ home: teamId(HomeTeamId), away: teamId(AwayTeamId) })),
  players: ofSides(({ HomePlayers, AwayPlayers }) => ({
    home: members(HomePlayers),
    away: members(AwayPlayers),
  })),
  goalies: ofSides(({ HomeGoalies, AwayGoalies }) => ({
    home: members(HomeGoalies),
    away: members(AwayGoalies),
  })),
  coaches: ofSides(({ HomeCoaches, AwayCoaches }) => ({
    home: members(HomeCoaches),
    away: members(AwayCoaches),
  })),
  referees: ofMatch(({ Referees }) => referees(Referees)),
  periods: ofMatch(({ Periods }) => periods(Periods)),
  tournamentName: ofMatch(({ TournamentName }) => TournamentName),
  arena: ofMatch(({ ActivityArea }) => ActivityArea),
  /** ISO with offset, as sent. */
  startTime: ofMatch(({ MatchStartTime }) => MatchStartTime),
  /** -1 is "unknown" (reading 10) and does not replace a known number. */
  attendance: ofMatch(({ Attendance }) => Attendance),
};

type Fields = typeof fields;

/** A match's description besides its events. Null fields were never sent. */
export type MatchData = { readonly [K in keyof Fields]: Fields[K]['none'] };

const names = Object.keys(fields) as readonly (keyof Fields)[];

/** A description of each field's value. */
const dataOf = (valueOf: (field: DataField<unknown>, name: keyof Fields) => unknown): MatchData =>
  // Each value is of its own field.
  Object.fromEntries(names.map((name) => [name, valueOf(fields[name], name)])) as MatchData;

/** Decodes the description of a match. */
export const readMatchData = (wire: WireMatchData): MatchData => dataOf(({ read }) => read(wire));

/** The description before any MatchData. */
export const noMatchData: MatchData = dataOf(({ none }) => none);

/** Merges a newer description into an older one, field by field. */
export const mergeMatchData = (older: MatchData, newer: MatchData): MatchData =>
  dataOf((field, name) => field.merged(older[name], newer[name]));

/** Whether two descriptions hold the same objects. */
export const isSameData = (a: MatchData, b: MatchData): boolean =>
  a === b ||
  names.every((name) => {
    const field: DataField<unknown> = fields[name];
    return field.isSame(a[name], b[name]);
  });
