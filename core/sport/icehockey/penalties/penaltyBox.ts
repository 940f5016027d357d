import { grouped } from '../../../grouped.ts';
import { type BySide, bySide, mapSides, opponentOf, type Side, sides } from '../../../side.ts';
import type { Exclusion } from '../../exclusion.ts';
import {
  type AssessedPenalty,
  type GoalOfPlay,
  type Offender,
  offendersOf,
  penaltySeconds,
} from './assessedPenalty.ts';
import { cancelCoincidental, type RemainingPenalties, type Stint } from './coincidence.ts';

/** The kinds of time served without a break. */
export type ServedKind = 'minor' | 'doubleMinor' | 'major' | 'misconduct' | 'substituted';

/**
 * The time served for a player's penalties of one stoppage, by the key of the first. It begins later than assessed where it waited
 * for the penalty clock, and a goal may end it.
 */
export interface ServedPenalty extends Exclusion {
  readonly kind: ServedKind;
  readonly assessedAt: number;
  /** Whether it is one of two minors that leave four on four. */
  readonly isCoincidental: boolean;
}

/** A goal with the penalties on each side's clock when it was scored. */
export interface GoalWithPenalties extends GoalOfPlay {
  /** The number of penalties, coincidental ones excluded; null for a goal without a time. */
  readonly short: BySide<number> | null;
}

/** The penalties served in a match, and its goals. */
export interface ServedPenalties {
  readonly served: readonly ServedPenalty[];
  readonly goals: readonly GoalWithPenalties[];
}

/** The most penalties of a side on the clock at once; a third waits (IIHF rule book 2023/24, rule 26). */
const mostOnClock = 2;

/** A player's penalties of one stoppage that cost a skater, waiting or being served. */
interface PendingPenalty {
  readonly offender: Offender;
  readonly assessedAt: number;
  readonly isCoincidental: boolean;
  readonly kind: ServedKind;
  stints: readonly Stint[];
  /** The start of its first stint. */
  from: number;
  /** The end of the stint being served. */
  until: number;
}

interface Box {
  readonly onClock: BySide<PendingPenalty[]>;
  readonly waiting: BySide<PendingPenalty[]>;
  readonly served: ServedPenalty[];
}

const kindOf = (stints: readonly Stint[]): ServedKind => {
  if (stints.some(({ endsWithGoal }) => !endsWithGoal)) return 'major';
  return stints.length > 1 ? 'doubleMinor' : 'minor';
};

const record = (
  { served }: Box,
  { key, side, player }: Offender,
  time: Pick<ServedPenalty, 'kind' | 'assessedAt' | 'from' | 'until'>,
  onClock: Pick<ServedPenalty, 'isShorthanded' | 'isCoincidental'> = {
    isShorthanded: false,
    isCoincidental: false,
  },
): void => {
  served.push({ key, side, player, ...time, ...onClock });
};

/** Records misconducts, which follow the player's other penalties unless ejected (IIHF rules 22 and 23). */
const recordMisconducts = (box: Box, offender: Offender, assessedAt: number, from: number): void => {
  const { misconducts, isEjected } = offender.parts;
  if (misconducts === 0 || isEjected) return;
  const until = from + misconducts * penaltySeconds.misconduct;
  record(box, offender, { kind: 'misconduct', assessedAt, from, until });
};

const begin = (box: Box, penalty: PendingPenalty, at: number): void => {
  penalty.from = at;
  penalty.until = at + (penalty.stints[0]?.seconds ?? 0);
  box.onClock[penalty.offender.side].push(penalty);
};

const isOfSamePlayer = (a: PendingPenalty, b: PendingPenalty): boolean =>
  a.offender.player !== null && a.offender.player === b.offender.player;

/** Starts the next waiting penalty, except one of a player already on the clock, who serves them consecutively. */
const startNext = (box: Box, side: Side, at: number): void => {
  const onClock = box.onClock[side];
  const waiting = box.waiting[side];
  const next = waiting.findIndex((one) => !onClock.some((other) => isOfSamePlayer(one, other)));
  if (onClock.length >= mostOnClock || next === -1) return;
  for (const penalty of waiting.splice(next, 1)) begin(box, penalty, at);
  startNext(box, side, at);
};

/** Ends the stint being served: the player's next one starts, or the player returns. */
const endStint = (box: Box, penalty: PendingPenalty, at: number): void => {
  const { offender, assessedAt, isCoincidental, kind, from } = penalty;
  penalty.stints = penalty.stints.slice(1);
  const [next] = penalty.stints;
  if (next !== undefined) {
    penalty.until = at + next.seconds;
    return;
  }
  const onClock = box.onClock[offender.side];
  onClock.splice(onClock.indexOf(penalty), 1);
  record(box, offender, { kind, assessedAt, from, until: at }, { isShorthanded: true, isCoincidental });
  recordMisconducts(box, offender, assessedAt, at);
  startNext(box, offender.side, at);
};

/** Advances time and ends the stints that are over, in order. */
const advance = (box: Box, to: number): void => {
  for (;;) {
    const [first] = [...box.onClock.home, ...box.onClock.away].toSorted((a, b) => a.until - b.until);
    if (first === undefined || first.until > to) return;
    endStint(box, first, first.until);
  }
};

/**
 * Ends the minor with the least time left, or the first half of a double minor, after a goal against a shorthanded side;
 * majors and coincidental minors continue (IIHF rule book 2023/24, rule 16.2 and table 14). A penalty shot ends none (rule
 * 24.6).
 */
const releaseAfter = (box: Box, { side, reported }: GoalOfPlay, at: number): void => {
  const against = box.onClock[opponentOf(side)];
  if (reported === 'penaltyShot' || against.length <= box.onClock[side].length) return;
  const [released] = against
    .filter(({ isCoincidental, stints: [stint] }) => !isCoincidental && stint?.endsWithGoal === true)
    .toSorted((a, b) => a.until - b.until);
  if (released !== undefined) endStint(box, released, at);
};

/** Records cancelled penalties, which the player serves unless ejected or replaced in the box by a teammate. */
const recordSubstituted = (
  box: Box,
  { offender, stints, substituted }: RemainingPenalties,
  at: number,
): void => {
  if (stints.length > 0) return;
  const until = at + substituted;
  if (substituted > 0 && !offender.parts.isEjected) {
    record(box, offender, { kind: 'substituted', assessedAt: at, from: at, until });
  }
  recordMisconducts(box, offender, at, until);
};

/** Orders a side's penalties: a minor goes on the clock before a major (rule 26.3). */
const byFirstStint = (a: RemainingPenalties, b: RemainingPenalties): number =>
  Number(b.stints[0]?.endsWithGoal ?? false) - Number(a.stints[0]?.endsWithGoal ?? false);

const assess = (box: Box, stoppage: readonly AssessedPenalty[], at: number, lateFrom: number): void => {
  const othersServing = sides.some((side) => box.onClock[side].length > 0);
  const all = cancelCoincidental(offendersOf(stoppage), { othersServing, isLate: at >= lateFrom });
  for (const one of all.toSorted(byFirstStint)) {
    recordSubstituted(box, one, at);
    const { offender, stints, isCoincidental } = one;
    if (stints.length === 0) continue;
    const pending = {
      offender,
      assessedAt: at,
      isCoincidental,
      kind: kindOf(stints),
      stints,
      from: at,
      until: at,
    };
    box.waiting[offender.side].push(pending);
  }
  for (const side of sides) startNext(box, side, at);
};

const withPenalties = (goal: GoalOfPlay, short: BySide<number> | null): GoalWithPenalties => ({
  ...goal,
  short,
});

const lastFiveMinutes = 300;

/**
 * The penalties of a match as served, given its goals (reading 31). Within a second, penalties end first, then goals are
 * scored, and then penalties are assessed, because play stops for a goal.
 *
 * @param regulation seconds of play without overtime
 */
export const servePenalties = (
  assessed: readonly AssessedPenalty[],
  goals: readonly GoalOfPlay[],
  regulation: number,
): ServedPenalties => {
  const box: Box = { onClock: bySide(() => []), waiting: bySide(() => []), served: [] };
  const timedGoals: GoalWithPenalties[] = [];
  const penaltiesAt = grouped(assessed, ({ at }) => at);
  const goalsAt = grouped(goals, ({ at }) => at);
  const times = [...penaltiesAt.keys(), ...goalsAt.keys()].filter((at) => at !== null);
  for (const at of [...new Set(times)].toSorted((a, b) => a - b)) {
    advance(box, at);
    const short = mapSides(box.onClock, (own) => own.filter((one) => !one.isCoincidental).length);
    for (const goal of goalsAt.get(at) ?? []) {
      timedGoals.push(withPenalties(goal, short));
      releaseAfter(box, goal, at);
    }
    assess(box, penaltiesAt.get(at) ?? [], at, regulation - lastFiveMinutes);
  }
  advance(box, Number.POSITIVE_INFINITY);
  return {
    served: box.served.toSorted((a, b) => a.from - b.from || a.until - b.until),
    goals: [...timedGoals, ...(goalsAt.get(null) ?? []).map((goal) => withPenalties(goal, null))],
  };
};
