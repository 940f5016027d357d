import type { LiveEvent } from '../live/event.ts';

/** The part of a period that the rules of timeouts and team fouls ask for. */
export interface PlayedPeriod {
  readonly kind: 'regulation' | 'overtime' | 'shootout';
  /** Ordinal within its kind, from 1. */
  readonly number: number;
  /** Seconds of play; 0 when it is not timed. */
  readonly length: number;
}

/** How many timeouts a side has: those unused when a window closes are lost. */
export interface TimeoutRule {
  /** The window that a period belongs to: timeouts taken in the same window count together. */
  readonly window: (period: PlayedPeriod) => string;
  readonly allowed: (period: PlayedPeriod) => number;
  /** A cap on those taken late in the window; null where there is none. */
  readonly late: {
    /** Whether a moment of a period, by the seconds played in it, is late. */
    readonly isLate: (period: PlayedPeriod, elapsed: number) => boolean;
    readonly allowed: number;
  } | null;
}

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
