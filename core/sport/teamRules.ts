import type { LiveEvent } from '../live/event.ts';

/** The part of a period that the rules of timeouts and team fouls ask for. */
export interface PlayedPeriod {
  readonly kind: 'regulation' | 'overtime' | 'shootout';
  /** Ordinal within its kind, from 1. */
  readonly number: number;
  /** Seconds of play; 0 when it is not timed. */
  readonly length: number;
}

/** A limit on a side's timeouts: those unused when its window closes are lost. */
export interface TimeoutLimit {
  /**
   * The window that a moment of a period belongs to, by the seconds played in it: timeouts taken in the same window count
   * together. Null for a moment to which the limit does not apply.
   */
  readonly window: (period: PlayedPeriod, elapsed: number) => string | null;
  readonly allowed: (period: PlayedPeriod) => number;
}

/** How many timeouts a side may still take: what the strictest of the limits leaves. */
export type TimeoutRule = readonly TimeoutLimit[];

/** How fouls are counted by team. */
export interface TeamFoulRule {
  /** Whether a foul is counted against the team. */
  readonly counts: (event: LiveEvent) => boolean;
  /** The count that a period belongs to: extra periods go on with the last one's. */
  readonly window: (period: PlayedPeriod) => string;
  /** After so many the team is in the penalty: every further foul gives the opponents free throws. */
  readonly limit: number;
}

/** A window of its own for every period. */
export const perPeriod = ({ kind, number }: PlayedPeriod): string => `${kind} ${number}`;
