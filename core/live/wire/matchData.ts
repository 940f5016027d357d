import type { PeriodId, PersonId, TeamId } from '../../ids.ts';
import { type BySide, bySide } from '../../side.ts';

/** A period as MatchData describes it (wire-format §4). */
export interface PeriodData {
  readonly id: PeriodId;
  readonly name: string | null;
  /** Seconds; 0 and null mean that it is not timed. */
  readonly duration: number | null;
  readonly isOvertime: boolean;
  readonly isShootout: boolean;
  readonly sortOrder: number | null;
}

/** A player, goalie or coach of one side. One person may stand in several lists. */
export interface Member {
  readonly id: PersonId;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** 0 is a number too. */
  readonly shirtNo: number | null;
  /** The line-up slot: 0–19 the four lines, 20 goalie (specification §9). */
  readonly positionId: number | null;
  readonly positionName: string | null;
  readonly isCaptain: boolean;
  readonly isAlternateCaptain: boolean;
  readonly isStarter: boolean;
}

/** A referee as MatchData names one. */
export interface Referee {
  readonly id: PersonId | null;
  readonly name: string | null;
  readonly type: string | null;
}

/** What is known of a match beside its events. A null field was never sent. */
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

/** Nothing known yet. */
export const noMatchData: MatchData = {
  teamName: bySide(() => null),
  teamId: bySide(() => null),
  players: bySide(() => null),
  goalies: bySide(() => null),
  coaches: bySide(() => null),
  referees: null,
  periods: null,
  tournamentName: null,
  arena: null,
  startTime: null,
  attendance: null,
};

const over = <A>(older: BySide<A | null>, newer: BySide<A | null>): BySide<A | null> =>
  bySide((side) => newer[side] ?? older[side]);

/** The newer message over what was known, field by field: a null does not erase (reading 16). */
export const mergeMatchData = (older: MatchData, newer: MatchData): MatchData => ({
  teamName: over(older.teamName, newer.teamName),
  teamId: over(older.teamId, newer.teamId),
  players: over(older.players, newer.players),
  goalies: over(older.goalies, newer.goalies),
  coaches: over(older.coaches, newer.coaches),
  referees: newer.referees ?? older.referees,
  periods: newer.periods ?? older.periods,
  tournamentName: newer.tournamentName ?? older.tournamentName,
  arena: newer.arena ?? older.arena,
  startTime: newer.startTime ?? older.startTime,
  attendance: newer.attendance ?? older.attendance,
});

const partsOf = (data: MatchData): readonly unknown[] => [
  data.referees,
  data.periods,
  data.tournamentName,
  data.arena,
  data.startTime,
  data.attendance,
  ...[data.teamName, data.teamId, data.players, data.goalies, data.coaches].flatMap(({ home, away }) => [
    home,
    away,
  ]),
];

/** Whether two descriptions are made of the same fields of the same messages. */
export const isSameData = (a: MatchData, b: MatchData): boolean => {
  const others = partsOf(b);
  return a === b || partsOf(a).every((part, at) => part === others[at]);
};
