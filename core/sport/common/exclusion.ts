import type { PersonId } from '../../ids.ts';
import type { Side } from '../../side.ts';

/**
 * A time that a player may not play, in seconds of play since the match began: a penalty of hockey, a suspension or disqualification of
 * handball, a sending-off of football.
 */
export interface Exclusion {
  /** The key of its event. */
  readonly key: string;
  readonly side: Side;
  /** Null for one of the bench. */
  readonly player: PersonId | null;
  readonly from: number;
  /** Infinite where only the end of the match ends it. */
  readonly until: number;
  /** Whether it costs its side a player in play. */
  readonly isShorthanded: boolean;
}

/** The exclusions that run at a second of play, first to end first. */
export const runningAt = <E extends Exclusion>(exclusions: readonly E[], at: number): readonly E[] =>
  exclusions.filter(({ from, until }) => from <= at && at < until).toSorted((a, b) => a.until - b.until);

/** The players that a side's exclusions cost it at a second of play. */
export const missingAt = (exclusions: readonly Exclusion[], at: number): number =>
  runningAt(exclusions, at).filter(({ isShorthanded }) => isShorthanded).length;
