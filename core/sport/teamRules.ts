import type { LiveEvent } from '../live/event.ts';

/** The part of a period that the rules of timeouts and team fouls ask for. */
export interface PlayedPeriod {
  readonly kind: 'regulation' | 'overtime' | 'shootout';
  /** The how-manieth of its kind, from 1. */
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

const within = ({ kind, number }: PlayedPeriod): string => `${kind} ${number}`;

/** One timeout a match (IIHF rule 87). */
export const hockeyTimeouts: TimeoutRule = {
  window: () => 'match',
  allowed: () => 1,
  late: null,
};

/**
 * Two in the first half, three in the second, of which at most two when its last two minutes have begun, one in each extra
 * period (FIBA rule 18.2.5).
 */
export const basketballTimeouts: TimeoutRule = {
  window: (period) => (period.kind === 'regulation' ? `half ${period.number <= 2 ? 1 : 2}` : within(period)),
  allowed: ({ kind, number }) => (kind === 'regulation' ? (number <= 2 ? 2 : 3) : 1),
  late: {
    isLate: ({ kind, number, length }, elapsed) =>
      kind === 'regulation' && number === 4 && elapsed >= length - 120,
    allowed: 2,
  },
};

/** Two in each set (FIVB rule 15.1). */
export const volleyballTimeouts: TimeoutRule = {
  window: within,
  allowed: () => 2,
  late: null,
};
