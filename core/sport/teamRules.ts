import type { LiveEvent } from '../live/event.ts';

/** A period, as far as the rules of timeouts and team fouls need it. */
export interface PlayedPeriod {
  readonly kind: 'regulation' | 'overtime' | 'shootout';
  /** Ordinal within its kind, from 1. */
  readonly number: number;
  /** Seconds of play; 0 when it is not timed. */
  readonly length: number;
}

/** A limit on a side's timeouts within a window; unused ones are lost when it closes. */
export interface TimeoutLimit {
  /** The window at a second of a period, whose timeouts count together; null where the limit does not apply. */
  readonly window: (period: PlayedPeriod, elapsed: number) => string | null;
  readonly allowed: (period: PlayedPeriod) => number;
}

/** The limits on a side's timeouts, of which the strictest applies. */
export type TimeoutRule = readonly TimeoutLimit[];

/** A sport's counting of team fouls. */
export interface TeamFoulRule {
  /** Whether a foul counts against the team. */
  readonly counts: (event: LiveEvent) => boolean;
  /** The window of a period, whose fouls count together; extra periods continue the last one's. */
  readonly window: (period: PlayedPeriod) => string;
  /** The fouls after which the team is in the penalty and every further one gives free throws. */
  readonly limit: number;
}

/** A separate window for every period. */
export const perPeriod = ({ kind, number }: PlayedPeriod): string => `${kind} ${number}`;
