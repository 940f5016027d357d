import { grouped } from '../../../grouped.ts';
import { type BySide, mapSides, opponentOf, sides } from '../../../side.ts';
import type { Exclusion } from '../../common/exclusion.ts';
import {
  createExclusionBox,
  type ExclusionBox,
  type ExclusionRule,
  isOfSamePlayer,
  type Stint,
} from '../../common/exclusionBox.ts';
import {
  type AssessedPenalty,
  type GoalOfPlay,
  type Offender,
  offendersOf,
  penaltySeconds,
} from './assessedPenalty.ts';
import { cancelCoincidental, type RemainingPenalties } from './coincidence.ts';

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

/** A player's penalties of one stoppage that cost a skater. */
interface CostlyPenalty {
  readonly offender: Offender;
  readonly isCoincidental: boolean;
  readonly kind: ServedKind;
}

interface Box {
  readonly onClock: ExclusionBox<CostlyPenalty>;
  readonly served: ServedPenalty[];
}

const kindOf = (stints: readonly Stint[]): ServedKind => {
  if (stints.some(({ endsWithGoal }) => !endsWithGoal)) return 'major';
  return stints.length > 1 ? 'doubleMinor' : 'minor';
};

const record = (
  { served }: Pick<Box, 'served'>,
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
const recordMisconducts = (
  box: Pick<Box, 'served'>,
  offender: Offender,
  assessedAt: number,
  from: number,
): void => {
  const { misconducts, isEjected } = offender.parts;
  if (misconducts === 0 || isEjected) return;
  const until = from + misconducts * penaltySeconds.misconduct;
  record(box, offender, { kind: 'misconduct', assessedAt, from, until });
};

/** A player serves one after the other; at most two of a side run, and a third waits. */
const rule: ExclusionRule = { mostAtOnce: mostOnClock, waitsFor: isOfSamePlayer };

const emptyBox = (): Box => {
  const served: ServedPenalty[] = [];
  const onClock = createExclusionBox<CostlyPenalty>(rule, ({ of, assessedAt, from }, until) => {
    const { offender, kind, isCoincidental } = of;
    record({ served }, offender, { kind, assessedAt, from, until }, { isShorthanded: true, isCoincidental });
    recordMisconducts({ served }, offender, assessedAt, until);
  });
  return { onClock, served };
};

/**
 * Ends the minor with the least time left, or the first half of a double minor, after a goal against a shorthanded side;
 * majors and coincidental minors continue (IIHF rule book 2023/24, rule 16.2 and table 14). A penalty shot ends none (rule
 * 24.6).
 */
const releaseAfter = (box: Box, { side, reported }: GoalOfPlay, at: number): void => {
  const { running, endStint } = box.onClock;
  const against = running[opponentOf(side)];
  if (reported === 'penaltyShot' || against.length <= running[side].length) return;
  const [released] = against
    .filter(({ of, stints: [stint] }) => !of.isCoincidental && stint?.endsWithGoal === true)
    .toSorted((a, b) => a.until - b.until);
  if (released !== undefined) endStint(released, at);
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
  const othersServing = sides.some((side) => box.onClock.running[side].length > 0);
  const all = cancelCoincidental(offendersOf(stoppage), { othersServing, isLate: at >= lateFrom });
  for (const one of all.toSorted(byFirstStint)) {
    recordSubstituted(box, one, at);
    const { offender, stints, isCoincidental } = one;
    if (stints.length === 0) continue;
    const { side, player } = offender;
    box.onClock.assess({ of: { offender, isCoincidental, kind: kindOf(stints) }, side, player, stints }, at);
  }
  for (const side of sides) box.onClock.start(side, at);
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
  const box = emptyBox();
  const timedGoals: GoalWithPenalties[] = [];
  const penaltiesAt = grouped(assessed, ({ at }) => at);
  const goalsAt = grouped(goals, ({ at }) => at);
  const times = [...penaltiesAt.keys(), ...goalsAt.keys()].filter((at) => at !== null);
  for (const at of [...new Set(times)].toSorted((a, b) => a - b)) {
    box.onClock.advance(at);
    const short = mapSides(box.onClock.running, (own) => own.filter(({ of }) => !of.isCoincidental).length);
    for (const goal of goalsAt.get(at) ?? []) {
      timedGoals.push(withPenalties(goal, short));
      releaseAfter(box, goal, at);
    }
    assess(box, penaltiesAt.get(at) ?? [], at, regulation - lastFiveMinutes);
  }
  box.onClock.advance(Number.POSITIVE_INFINITY);
  return {
    served: box.served.toSorted((a, b) => a.from - b.from || a.until - b.until),
    goals: [...timedGoals, ...(goalsAt.get(null) ?? []).map((goal) => withPenalties(goal, null))],
  };
};
