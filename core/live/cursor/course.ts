import { Instant } from '../../time/instant.ts';
import { messagesOf } from '../match.ts';
import { derived } from '../reading.ts';

/** A stretch of a match's course: from one message to the next, or as much of that wait as is kept. */
interface Stretch {
  readonly from: Instant;
  readonly until: Instant;
  /** Milliseconds of the course before it. */
  readonly start: number;
  /** Milliseconds that it takes in the course; a long wait takes less than it did. */
  readonly length: number;
}

/**
 * The time in which a match is gone through: the channel's own, but that a wait is no longer than `longestWait`, so that an
 * intermission takes a minute and a stoppage what it took.
 */
export interface Course {
  readonly stretches: readonly Stretch[];
  /** Milliseconds from its beginning to its end. */
  readonly length: number;
}

/** Milliseconds that a wait takes at most. */
const longestWait = 60_000;

/** The course through instants, which need not be in order. */
export const courseOf = (instants: readonly Instant[]): Course => {
  const ordered = [...new Set(instants)].toSorted((a, b) => a - b);
  const stretches: Stretch[] = [];
  let start = 0;
  for (const [index, from] of ordered.entries()) {
    const until = ordered[index + 1];
    if (until === undefined) break;
    const length = Math.min(until - from, longestWait);
    stretches.push({ from, until, start, length });
    start += length;
  }
  return { stretches, length: start };
};

/** How far along its course an instant is, in milliseconds from the beginning: 0 before it, all of it after its end. */
export const placeOf = ({ stretches, length }: Course, instant: Instant): number => {
  const stretch = stretches.find(({ until }) => instant < until);
  if (stretch === undefined) return length;
  return stretch.start + Math.min(stretch.length, Math.max(0, instant - stretch.from));
};

/** The instant at a place of the course, in milliseconds from its beginning; null for a course of one instant or none. */
export const instantAt = ({ stretches }: Course, place: number): Instant | null => {
  const stretch = stretches.find(({ start, length }) => place < start + length) ?? stretches.at(-1);
  if (stretch === undefined) return null;
  const within = Math.max(0, place - stretch.start);
  return within >= stretch.length ? stretch.until : Instant(stretch.from + within);
};

/** The course of a match: through all that its channel told. */
export const matchCourseOf = derived(
  (match) => [match.log, match.version],
  (match): Course => courseOf(messagesOf(match).map(({ timestamp }) => timestamp)),
);
