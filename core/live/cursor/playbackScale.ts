import { type BySide, opponentOf, type Side, sides } from '../../side.ts';
import { Instant } from '../../time/instant.ts';
import { timeOfPlay } from '../clock/period.ts';
import { eventsOf, type LiveMatch, messagesOf } from '../match.ts';
import { derived } from '../reading.ts';

/** The stretch of a playback scale from one message to the next. */
interface Stretch {
  readonly from: Instant;
  readonly until: Instant;
  /** Milliseconds of playback before it. */
  readonly start: number;
  /** Milliseconds of playback: its duration, at most `longestWait`. */
  readonly length: number;
}

/**
 * The time scale on which a match is played back: channel time, with each wait shortened to `longestWait`, so that an
 * intermission takes a minute.
 */
export interface PlaybackScale {
  readonly stretches: readonly Stretch[];
  /** Milliseconds from start to end. */
  readonly length: number;
}

/** Milliseconds of the longest wait. */
const longestWait = 60_000;

/** The playback scale of instants in any order. */
export const playbackScaleOf = (instants: readonly Instant[]): PlaybackScale => {
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

/** An instant's position on a scale, in milliseconds from its start to its end. */
export const positionOn = ({ stretches, length }: PlaybackScale, instant: Instant): number => {
  const stretch = stretches.find(({ until }) => instant < until);
  if (stretch === undefined) return length;
  return stretch.start + Math.min(stretch.length, Math.max(0, instant - stretch.from));
};

/** The instant at a position, in milliseconds from the start; null for a scale of fewer than two instants. */
export const instantAt = ({ stretches }: PlaybackScale, position: number): Instant | null => {
  const stretch = stretches.find(({ start, length }) => position < start + length) ?? stretches.at(-1);
  if (stretch === undefined) return null;
  const within = Math.max(0, position - stretch.start);
  return within >= stretch.length ? stretch.until : Instant(stretch.from + within);
};

/** The playback scale of a match's messages. */
export const matchPlaybackScaleOf = derived(
  (match) => [match.log, match.version],
  (match): PlaybackScale => playbackScaleOf(messagesOf(match).map(({ timestamp }) => timestamp)),
);

/** A span of play in which one side has more players, in seconds of play since the match began. */
export interface Advantage {
  readonly side: Side;
  readonly from: number;
  readonly until: number;
}

/** The advantages of a match, given the players of each side from some seconds of play on, in order; what lasts to the end is none. */
export const advantagesIn = (
  spans: readonly { readonly from: number; readonly players: BySide<number> }[],
): readonly Advantage[] =>
  spans.flatMap(({ from, players }, index) => {
    const until = spans[index + 1]?.from;
    const side = sides.find((one) => players[one] > players[opponentOf(one)]);
    return side === undefined || until === undefined ? [] : [{ side, from, until }];
  });

/** The server time at which events first reported a second of play or a later one; null where none has. */
export const instantOfPlay = (match: LiveMatch, seconds: number): Instant | null => {
  const after = eventsOf(match).flatMap(({ event, reportedAt }) =>
    event.period !== null && event.elapsed !== null && timeOfPlay(match, event) >= seconds
      ? [reportedAt]
      : [],
  );
  return after.reduce<Instant | null>((first, one) => (first === null || one < first ? one : first), null);
};
