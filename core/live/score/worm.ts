import type { PersonId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import { timeOfPlay } from '../clock/period.ts';
import type { EventKey } from '../eventBase.ts';
import { playTimeOf } from '../lineup/presence.ts';
import type { TimeToken } from '../log/timeToken.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { periodLinesOf, type Score, scoringEventsOf } from './score.ts';

/** A moment at which the score changed. */
export interface WormPoint {
  readonly key: EventKey;
  /** Its place in the log. */
  readonly token: TimeToken;
  /** Seconds of play since the match began; never before the point before it. */
  readonly at: number;
  readonly side: Side;
  /** Who scored; null where nobody is named. */
  readonly player: PersonId | null;
  readonly score: Score;
}

/** The score through the match. */
export interface Worm {
  readonly points: readonly WormPoint[];
  /** Seconds of play so far, at least where the last point is. */
  readonly played: number;
  /** Where the periods that have begun start, and the last of them ends, in seconds of play. */
  readonly bounds: readonly number[];
}

const scorerOf = (event: object): PersonId | null =>
  'player' in event && typeof event.player === 'number' ? (event.player as PersonId) : null;

/**
 * The score by the time of play, shootout excluded. Events can be reported out of the order of play; a point then stands
 * where the one before it does, so that the line never goes back.
 */
export const wormOf = readingOf((match: LiveMatch): Worm => {
  let last = 0;
  const points = scoringEventsOf(match).map(({ current: { key, token, event }, side, score }): WormPoint => {
    const at = timeOfPlay(match, event);
    last = Math.max(last, at);
    return { key, token, at: last, side, player: scorerOf(event), score };
  });
  const begun = periodLinesOf(match).map(({ period }) => period);
  const end = begun.at(-1);
  const played = Math.max(last, playTimeOf(match));
  return {
    points,
    played,
    bounds: end === undefined ? [] : [...begun.map(({ startsAt }) => startsAt), end.startsAt + end.length],
  };
});
