import type { PersonId } from '../ids.ts';
import { opponentOf, type Side, sides } from '../side.ts';
import type { EventKey } from './event.ts';
import type { ServedPenalty } from './penalties.ts';
import { compareTokens, type TimeToken } from './timeToken.ts';

/** A penalty as it was called. */
export interface CalledPenalty {
  readonly type: 'called';
  /** Seconds of play since the match began. */
  readonly at: number;
  readonly token: TimeToken;
  readonly key: EventKey;
  readonly side: Side;
  readonly player: PersonId | null;
  readonly minutes: number;
  readonly infraction: string | null;
}

/** A goal, which may end a penalty against the other side. */
export interface GoalInPlay {
  readonly type: 'goal';
  readonly at: number;
  readonly token: TimeToken;
  readonly side: Side;
}

/** How a penalty's minutes are served. */
interface Sentence {
  /** Seconds short-handed: each part one after the other. */
  readonly parts: readonly number[];
  /** Whether a goal against ends the part being served. */
  readonly endedByGoal: boolean;
  /** Seconds in the box without a skater less: a misconduct. */
  readonly alone: number;
}

/**
 * Sentences by minutes: minor 2 (IIHF rule 16), double minor 4 as two minors (18), major 5 (20), misconduct 10 without a
 * skater less (22), and the sums under which they are reported together. Game misconduct (20, rule 23) is not served on
 * the clock; a match penalty (25, rule 21) costs five minutes short-handed.
 */
const sentenceOf = (minutes: number): Sentence => {
  switch (minutes) {
    case 2:
      return { parts: [120], endedByGoal: true, alone: 0 };
    case 4:
      return { parts: [120, 120], endedByGoal: true, alone: 0 };
    case 12:
      return { parts: [120], endedByGoal: true, alone: 600 };
    case 5:
    case 15:
    case 25:
      return { parts: [300], endedByGoal: false, alone: 0 };
    case 10:
      return { parts: [], endedByGoal: false, alone: 600 };
    default:
      return { parts: [], endedByGoal: false, alone: 0 };
  }
};

interface Cell {
  readonly call: CalledPenalty;
  readonly sentence: Sentence;
  readonly shorthanded: boolean;
  from: number;
  until: number;
}

const served = ({ call, shorthanded, from, until }: Cell): ServedPenalty => ({
  key: call.key,
  side: call.side,
  player: call.player,
  minutes: call.minutes,
  infraction: call.infraction,
  from,
  until,
  shorthanded,
});

const shortOf = (cells: readonly Cell[], side: Side, at: number): readonly Cell[] =>
  cells.filter((cell) => cell.shorthanded && cell.call.side === side && cell.from <= at && at < cell.until);

/** A third penalty waits until one of the two being served ends (IIHF rule 26). */
const startOf = (cells: readonly Cell[], call: CalledPenalty): number => {
  let last = call.at;
  let lastButOne = call.at;
  for (const cell of cells) {
    if (!cell.shorthanded || cell.call.side !== call.side) continue;
    lastButOne = Math.max(lastButOne, Math.min(last, cell.until));
    last = Math.max(last, cell.until);
  }
  return lastButOne;
};

/**
 * A goal against a side that is short-handed ends the minor that has run longest, or the part of a double minor being
 * served; majors are served in full (IIHF rules 16, 18, 20). With equal numbers nothing ends.
 */
const releaseAfter = (cells: Cell[], goal: GoalInPlay): void => {
  const against = shortOf(cells, opponentOf(goal.side), goal.at);
  if (against.length <= shortOf(cells, goal.side, goal.at).length) return;
  const minor = against
    .filter(({ sentence }) => sentence.endedByGoal)
    .toSorted((a, b) => a.until - b.until)[0];
  if (minor === undefined) return;
  const length = minor.sentence.parts.reduce((sum, part) => sum + part, 0);
  const gone = goal.at - minor.from;
  const before = minor.until;
  const inFirstPart = minor.sentence.parts.length === 2 && before - minor.from === length && gone < 120;
  minor.until = inFirstPart ? goal.at + 120 : goal.at;
  for (const cell of cells) {
    const waited = cell.shorthanded && cell.call.side === minor.call.side && cell.from === before;
    if (waited && cell.from > cell.call.at) {
      cell.until -= cell.from - minor.until;
      cell.from = minor.until;
    }
  }
};

/**
 * Penalties of the same length called on both sides in the same stoppage are coincidental: they cancel out man for man,
 * with substitutes (IIHF rule 19), but one minor each with nobody else in the box leaves four against four.
 */
const cancelled = (calls: readonly CalledPenalty[], nobodyInside: boolean): ReadonlySet<CalledPenalty> => {
  const out = new Set<CalledPenalty>();
  for (const minutes of new Set(calls.map((call) => call.minutes))) {
    const of = (side: Side): readonly CalledPenalty[] =>
      calls.filter((call) => call.side === side && call.minutes === minutes);
    const pairs = Math.min(of('home').length, of('away').length);
    if (pairs === 1 && minutes === 2 && calls.length === 2 && nobodyInside) continue;
    for (const side of sides) for (const call of of(side).slice(0, pairs)) out.add(call);
  }
  return out;
};

const admitted = (cells: readonly Cell[], calls: readonly CalledPenalty[], at: number): readonly Cell[] => {
  const inside = cells.slice();
  const nobodyInside = sides.every((side) => shortOf(cells, side, at).length === 0);
  const without = cancelled(calls, nobodyInside);
  for (const call of calls) {
    const sentence = sentenceOf(call.minutes);
    const length = sentence.parts.reduce((sum, part) => sum + part, 0);
    const shorthanded = length > 0 && !without.has(call);
    const from = shorthanded ? startOf(inside, call) : call.at;
    const until = from + (length > 0 ? length : sentence.alone);
    if (until > from) inside.push({ call, sentence, shorthanded, from, until });
  }
  return inside.slice(cells.length);
};

/** All penalties as they are served, given the goals: in order of play, then of the log. */
export const serve = (
  calls: readonly CalledPenalty[],
  goals: readonly GoalInPlay[],
): readonly ServedPenalty[] => {
  const cells: Cell[] = [];
  // Who has left the box by the time that is looked at changes nothing any more.
  let inside: Cell[] = [];
  const inOrder = [...calls, ...goals].toSorted((a, b) => a.at - b.at || compareTokens(a.token, b.token));
  let stoppage: CalledPenalty[] = [];
  const close = (): void => {
    const first = stoppage[0];
    if (first !== undefined) {
      const come = admitted(inside, stoppage, first.at);
      cells.push(...come);
      inside.push(...come);
    }
    stoppage = [];
  };
  for (const happening of inOrder) {
    if (stoppage[0] !== undefined && stoppage[0].at !== happening.at) close();
    inside = inside.filter(({ until }) => until > happening.at);
    if (happening.type === 'called') stoppage.push(happening);
    else {
      // A goal in the same second as a call came before it: play stops for the goal, and the call is made then.
      releaseAfter(inside, happening);
    }
  }
  close();
  return cells.map(served);
};
