import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { Instant } from '@kampdag/core/time/instant';
import type { Violation } from './checks.ts';
import type { OracleEvent, OracleState } from './oracle.ts';

/** Watches the match clock as time passes. Moments are milliseconds since 1970. */
export interface ClockWatch {
  /** Checks a new snapshot: with unchanged events the clock must not have gone back. */
  readonly news: (match: LiveMatch, state: OracleState, now: number) => Violation | null;
  /** Checks the clock after time has passed. */
  readonly tick: (match: LiveMatch, now: number) => Violation | null;
  /** Whether it ever went back within a period, which a clean stream never justifies. */
  readonly wentBack: () => Violation | null;
}

const isSameEvent = (a: OracleEvent | undefined, b: OracleEvent): boolean =>
  a?.serial === b.serial && a.first === b.first;

const isSameState = (a: OracleState | null, b: OracleState): boolean =>
  a !== null &&
  a.data.Periods === b.data.Periods &&
  a.events.length === b.events.length &&
  b.events.every((event, index) => isSameEvent(a.events[index], event));

/** Seconds by which a Stop may set the clock back, because it arrives a moment late. */
const latencySeconds = 1;

export const createClockWatch = (): ClockWatch => {
  let state: OracleState | null = null;
  let shown = 0;
  let period: number | null = null;
  let back: Violation | null = null;

  const read = (match: LiveMatch, now: number): number => {
    const reading = readClock(clockOf(match), Instant(now));
    const id = reading.period?.id ?? null;
    if (id === period && reading.elapsed < shown - latencySeconds) {
      back = {
        law: 'never turns the clock back within a period of a clean stream',
        detail: `from ${shown} s to ${reading.elapsed} s`,
      };
    }
    period = id;
    return reading.elapsed;
  };
  const tick: ClockWatch['tick'] = (match, now) => {
    const before = shown;
    const samePeriod = period;
    shown = read(match, now);
    return samePeriod === period && shown < before
      ? { law: 'never turns the clock back by itself', detail: `from ${before} s to ${shown} s` }
      : null;
  };

  return {
    tick,
    news: (match, next, now) => {
      const isOld = isSameState(state, next);
      state = next;
      if (isOld) return tick(match, now);
      shown = read(match, now);
      return null;
    },
    wentBack: () => back,
  };
};
