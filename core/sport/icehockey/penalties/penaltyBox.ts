import type { PersonId } from '../../../ids.ts';
import { type BySide, bySide, mapSides, opponentOf, type Side, sides } from '../../../side.ts';
import type { AssessedPenalty, GoalOfPlay } from './assessedPenalty.ts';
import { type Settled, type Stint, settle } from './coincidence.ts';
import { grouped } from './grouped.ts';
import { type Offender, offendersOf } from './offender.ts';
import { penaltySeconds } from './penaltyParts.ts';

/** What is served in one go. */
export type ServedKind = 'minor' | 'doubleMinor' | 'major' | 'misconduct' | 'substituted';

/** A stretch of time that is served for a player's penalties of one stoppage, in seconds of play since the match began. */
export interface ServedPenalty {
  /** That of the first of the penalties. */
  readonly key: string;
  readonly side: Side;
  /** Null for a bench penalty. */
  readonly player: PersonId | null;
  readonly kind: ServedKind;
  readonly assessedAt: number;
  /** Later than it was assessed where it waited for a place on the penalty clock. */
  readonly from: number;
  /** When it ends, or was ended by a goal. */
  readonly until: number;
  /** Whether its side plays with a skater less for it. */
  readonly isShorthanded: boolean;
  /** Whether it is one of two minors that leave four on four. */
  readonly isCoincidental: boolean;
}

/** A goal with how many penalties shortened each side when it was scored, coincidental ones left out. */
export interface GoalAgainstBox extends GoalOfPlay {
  /** Null for a goal without a time. */
  readonly short: BySide<number> | null;
}

/** All that was served in a match, and its goals. */
export interface BoxRecord {
  readonly served: readonly ServedPenalty[];
  readonly goals: readonly GoalAgainstBox[];
}

/** At most two penalties of a side are on the clock at once; a third waits (IIHF rule book 2023/24, rule 26). */
const mostOnClock = 2;

/** Penalties of one player and one stoppage that cost a skater, while they wait or are served. */
interface Sentence {
  readonly offender: Offender;
  readonly assessedAt: number;
  readonly isCoincidental: boolean;
  readonly kind: ServedKind;
  stints: readonly Stint[];
  /** When its first stint began. */
  from: number;
  /** When the stint that is served ends. */
  until: number;
}

interface Box {
  readonly onClock: BySide<Sentence[]>;
  readonly waiting: BySide<Sentence[]>;
  readonly served: ServedPenalty[];
}

const kindOf = (stints: readonly Stint[]): ServedKind => {
  if (stints.some(({ endsWithGoal }) => !endsWithGoal)) return 'major';
  return stints.length > 1 ? 'doubleMinor' : 'minor';
};

const record = (
  { served }: Box,
  { key, side, player }: Offender,
  time: Pick<ServedPenalty, 'kind' | 'assessedAt' | 'from' | 'until' | 'isShorthanded' | 'isCoincidental'>,
): void => {
  served.push({ key, side, player, ...time });
};

/** A misconduct follows the player's other penalties; who was ejected sits no longer (IIHF rules 22 and 23). */
const recordMisconducts = (box: Box, offender: Offender, assessedAt: number, from: number): void => {
  const { misconducts, isEjected } = offender.parts;
  if (misconducts === 0 || isEjected) return;
  const until = from + misconducts * penaltySeconds.misconduct;
  record(box, offender, {
    kind: 'misconduct',
    assessedAt,
    from,
    until,
    isShorthanded: false,
    isCoincidental: false,
  });
};

const begin = (box: Box, sentence: Sentence, at: number): void => {
  sentence.from = at;
  sentence.until = at + (sentence.stints[0]?.seconds ?? 0);
  box.onClock[sentence.offender.side].push(sentence);
};

const isOfSamePlayer = (a: Sentence, b: Sentence): boolean =>
  a.offender.player !== null && a.offender.player === b.offender.player;

/** Lets the next begin that waits, unless it waits for a penalty of the same player (they are served consecutively). */
const admitNext = (box: Box, side: Side, at: number): void => {
  const onClock = box.onClock[side];
  const waiting = box.waiting[side];
  const next = waiting.findIndex((one) => !onClock.some((other) => isOfSamePlayer(one, other)));
  if (onClock.length >= mostOnClock || next === -1) return;
  for (const sentence of waiting.splice(next, 1)) begin(box, sentence, at);
  admitNext(box, side, at);
};

/** Ends the stint that is being served: the next of the same sentence begins, or the player returns. */
const endStint = (box: Box, sentence: Sentence, at: number): void => {
  const { offender, assessedAt, isCoincidental, kind, from } = sentence;
  sentence.stints = sentence.stints.slice(1);
  const [next] = sentence.stints;
  if (next !== undefined) {
    sentence.until = at + next.seconds;
    return;
  }
  const onClock = box.onClock[offender.side];
  onClock.splice(onClock.indexOf(sentence), 1);
  record(box, offender, { kind, assessedAt, from, until: at, isShorthanded: true, isCoincidental });
  recordMisconducts(box, offender, assessedAt, at);
  admitNext(box, offender.side, at);
};

/** Lets time pass: all that ends until then ends, in its order. */
const advance = (box: Box, to: number): void => {
  for (;;) {
    const [first] = [...box.onClock.home, ...box.onClock.away].toSorted((a, b) => a.until - b.until);
    if (first === undefined || first.until > to) return;
    endStint(box, first, first.until);
  }
};

/**
 * A goal against a shorthanded side ends the minor with the least time left, or the first of two minors in a row; majors
 * and coincidental minors run on (IIHF rule book 2023/24, rule 16.2 and table 14). A penalty shot ends none (rule 24.6).
 */
const releaseAfter = (box: Box, { side, reported }: GoalOfPlay, at: number): void => {
  const against = box.onClock[opponentOf(side)];
  if (reported === 'penaltyShot' || against.length <= box.onClock[side].length) return;
  const [released] = against
    .filter(({ isCoincidental, stints: [stint] }) => !isCoincidental && stint?.endsWithGoal === true)
    .toSorted((a, b) => a.until - b.until);
  if (released !== undefined) endStint(box, released, at);
};

const sentenceOf = ({ offender, stints, isCoincidental }: Settled, at: number): Sentence => ({
  offender,
  assessedAt: at,
  isCoincidental,
  kind: kindOf(stints),
  stints,
  from: at,
  until: at,
});

/** Who is substituted sits all the same, unless ejected; what a teammate serves for him is shown instead. */
const recordSubstituted = (box: Box, { offender, stints, substituted }: Settled, at: number): void => {
  if (stints.length > 0) return;
  const until = at + substituted;
  if (substituted > 0 && !offender.parts.isEjected) {
    record(box, offender, {
      kind: 'substituted',
      assessedAt: at,
      from: at,
      until,
      isShorthanded: false,
      isCoincidental: false,
    });
  }
  recordMisconducts(box, offender, at, until);
};

/** Of several players of a side the one with a minor goes on the clock before the one with a major (rule 26.3). */
const byFirstStint = (a: Settled, b: Settled): number =>
  Number(b.stints[0]?.endsWithGoal ?? false) - Number(a.stints[0]?.endsWithGoal ?? false);

const assess = (box: Box, stoppage: readonly AssessedPenalty[], at: number, lateFrom: number): void => {
  const othersServing = sides.some((side) => box.onClock[side].length > 0);
  const all = settle(offendersOf(stoppage), { othersServing, isLate: at >= lateFrom });
  for (const one of all.toSorted(byFirstStint)) {
    recordSubstituted(box, one, at);
    if (one.stints.length > 0) box.waiting[one.offender.side].push(sentenceOf(one, at));
  }
  for (const side of sides) admitNext(box, side, at);
};

const againstBox = (goal: GoalOfPlay, short: BySide<number> | null): GoalAgainstBox => ({ ...goal, short });

const lastFiveMinutes = 300;

/**
 * All penalties of a match as they are served, given its goals (reading 31). What ends in a second ends before a goal of
 * that second, and a goal comes before the penalties of its second: play stops for it, and then they are assessed.
 *
 * @param regulation seconds of play that a match without overtime lasts
 */
export const servePenalties = (
  assessed: readonly AssessedPenalty[],
  goals: readonly GoalOfPlay[],
  regulation: number,
): BoxRecord => {
  const box: Box = { onClock: bySide(() => []), waiting: bySide(() => []), served: [] };
  const placed: GoalAgainstBox[] = [];
  const penaltiesAt = grouped(assessed, ({ at }) => at);
  const goalsAt = grouped(goals, ({ at }) => at);
  const times = [...penaltiesAt.keys(), ...goalsAt.keys()].filter((at) => at !== null);
  for (const at of [...new Set(times)].toSorted((a, b) => a - b)) {
    advance(box, at);
    const short = mapSides(box.onClock, (own) => own.filter((one) => !one.isCoincidental).length);
    for (const goal of goalsAt.get(at) ?? []) {
      placed.push(againstBox(goal, short));
      releaseAfter(box, goal, at);
    }
    assess(box, penaltiesAt.get(at) ?? [], at, regulation - lastFiveMinutes);
  }
  advance(box, Number.POSITIVE_INFINITY);
  return {
    served: box.served.toSorted((a, b) => a.from - b.from || a.until - b.until),
    goals: [...placed, ...(goalsAt.get(null) ?? []).map((goal) => againstBox(goal, null))],
  };
};
