import { grouped } from '../../../grouped.ts';
import type { PersonId } from '../../../ids.ts';
import type { Side } from '../../../side.ts';

/** A penalty as assessed by the referee. */
export interface AssessedPenalty {
  readonly key: string;
  readonly side: Side;
  /** Null for a bench penalty. */
  readonly player: PersonId | null;
  /** Seconds of play since the match began. Penalties of the same second belong to one stoppage. */
  readonly at: number;
  /** The minutes as reported, such as `[2]`, `[12]` or `[2, 10]`. */
  readonly minutes: readonly number[];
}

/** The scoring side's strength, as reported with a goal. */
export type ReportedStrength = 'even' | 'powerPlay' | 'shortHanded' | 'penaltyShot';

/** A goal, shootout excluded. */
export interface GoalOfPlay {
  /** Its event's key; absent for a goal of a score sheet. */
  readonly key?: string;
  readonly side: Side;
  /** Seconds of play since the match began; null when unknown. */
  readonly at: number | null;
  /** Null when unknown. */
  readonly reported: ReportedStrength | null;
}

/** The parts of a player's penalties. */
export interface PenaltyParts {
  /** Seconds of each minor. */
  readonly minors: readonly number[];
  readonly majors: number;
  readonly misconducts: number;
  /** Whether there is a game misconduct or match penalty. */
  readonly isEjected: boolean;
}

/** Seconds of a minor, a major and a misconduct (IIHF rule book 2023/24, rules 16, 20 and 22). */
export const penaltySeconds = { minor: 120, major: 300, misconduct: 600 } as const;

/** The most minutes of one report: twice 2+2+5+10+20, rounded up. */
const mostMinutes = 80;

const nothing: PenaltyParts = { minors: [], majors: 0, misconducts: 0, isEjected: false };

/**
 * The parts of a number of minutes: 4 is 2+2, 12 is 2+10, 25 is 5+20 (a major or match penalty and the ejection). An odd
 * number below five is one minor, as in youth rules. An impossible number has no parts.
 */
export const partsOfMinutes = (minutes: number): PenaltyParts => {
  if (!(minutes > 0 && minutes <= mostMinutes)) return nothing;
  const belowMisconduct = minutes % 10;
  const majors = belowMisconduct >= 5 && belowMisconduct % 2 === 1 ? 1 : 0;
  const left = belowMisconduct - 5 * majors;
  const minors = left % 2 === 0 ? Array.from({ length: left / 2 }, () => penaltySeconds.minor) : [left * 60];
  return { minors, majors, misconducts: minutes % 20 >= 10 ? 1 : 0, isEjected: minutes >= 20 };
};

/** The sum of the parts of several reports. */
const penaltyParts = (minutes: readonly number[]): PenaltyParts => {
  const parts = minutes.map(partsOfMinutes);
  const sum = (of: (one: PenaltyParts) => number): number => parts.reduce((total, one) => total + of(one), 0);
  return {
    minors: parts.flatMap(({ minors }) => minors),
    majors: sum(({ majors }) => majors),
    misconducts: sum(({ misconducts }) => misconducts),
    isEjected: parts.some(({ isEjected }) => isEjected),
  };
};

/** A player with all penalties of one stoppage, or a bench with one penalty. */
export interface Offender {
  /** The key of the first penalty. */
  readonly key: string;
  readonly side: Side;
  readonly player: PersonId | null;
  readonly parts: PenaltyParts;
}

/** The seconds for which penalty parts cost the side a skater. */
export const shortSeconds = ({ majors, minors }: Pick<PenaltyParts, 'majors' | 'minors'>): number =>
  minors.reduce((sum, seconds) => sum + seconds, majors * penaltySeconds.major);

const byPlayer = (a: Offender, b: Offender): number =>
  (a.player ?? Number.POSITIVE_INFINITY) - (b.player ?? Number.POSITIVE_INFINITY) ||
  shortSeconds(a.parts) - shortSeconds(b.parts) ||
  (a.key < b.key ? -1 : 1);

/**
 * The offenders of a stoppage, in an order independent of the reports'. A player's penalties are served one after the other
 * (reading 31); each bench penalty is served by a different player.
 */
export const offendersOf = (stoppage: readonly AssessedPenalty[]): readonly Offender[] => {
  const groups = grouped(stoppage, ({ side, player, key }) => `${side} ${player ?? key}`);
  return [...groups.values()]
    .flatMap((penalties): readonly Offender[] => {
      const [first] = penalties.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      if (first === undefined) return [];
      const { key, side, player } = first;
      return [{ key, side, player, parts: penaltyParts(penalties.flatMap(({ minutes }) => minutes)) }];
    })
    .toSorted(byPlayer);
};
