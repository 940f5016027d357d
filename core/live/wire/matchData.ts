import type { PeriodId, PersonId, TeamId } from '../../ids.ts';
import { type BySide, bySide } from '../../side.ts';

/** A period as MatchData describes it (wire-format §4). */
export interface PeriodData {
  readonly id: PeriodId;
  readonly name: string | null;
  /** Seconds; 0 or null when it is not timed. */
  readonly duration: number | null;
  readonly isOvertime: boolean;
  readonly isShootout: boolean;
  readonly sortOrder: number | null;
}

/** A player, goalie or coach of one side. A person may be in several lists. */
export interface Member {
  readonly id: PersonId;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** May be 0. */
  readonly shirtNo: number | null;
  /** The line-up slot: 0–19 the four lines, 20 goalie (specification §9). */
  readonly positionId: number | null;
  readonly positionName: string | null;
  readonly isCaptain: boolean;
  readonly isAlternateCaptain: boolean;
  readonly isStarter: boolean;
}

/** A referee in MatchData. */
export interface Referee {
  readonly id: PersonId | null;
  readonly name: string | null;
  readonly type: string | null;
}

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

/** The description before any MatchData. */
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

/** Whether two descriptions hold the same objects. */
export const isSameData = (a: MatchData, b: MatchData): boolean => {
  const others = partsOf(b);
  return a === b || partsOf(a).every((part, at) => part === others[at]);
};
