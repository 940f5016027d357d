import type { PersonId } from '../../ids.ts';
import type { Side } from '../../side.ts';
import { timeOfPlay } from '../clock/period.ts';
import type { EventKey } from '../eventBase.ts';
import { playTimeOf } from '../lineup/presence.ts';
import type { TimeToken } from '../log/timeToken.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { periodLinesOf } from './periodLines.ts';
import { type Score, scoringEventsOf } from './scoringEvents.ts';

/** A change of the score. */
export interface WormPoint {
  readonly key: EventKey;
  readonly token: TimeToken;
  /** Seconds of play since the match began; never decreases. */
  readonly at: number;
  readonly side: Side;
  /** The scorer; null where not reported. */
  readonly player: PersonId | null;
  readonly score: Score;
}

/** The score through the match. */
export interface Worm {
  readonly points: readonly WormPoint[];
  /** Seconds of play so far, at least those of the last point. */
  readonly played: number;
  /** The starts of the periods begun, and the end of the last, in seconds of play. */
  readonly bounds: readonly number[];
}

const scorerOf = (event: object): PersonId | null =>
  'player' in event && typeof event.player === 'number' ? (event.player as PersonId) : null;

/**
 * The score by time of play, shootout excluded. A point reported out of order is placed at the one before it, so that the
 * line never goes back.
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
