import type { ClockRule } from '../../sport/sport.ts';
import type { Instant } from '../../time/instant.ts';
import { mmss } from '../../time/mmss.ts';
import { foldOf } from '../reading.ts';
import { applyEvent, type ClockSetting, type ClockState, elapsedAt, noSetting } from './clockSetting.ts';
import { type Period, periodsOf } from './period.ts';

/** The match clock as last set, from which `readClock` computes its display at any moment. */
export interface Clock extends Pick<ClockRule, 'stoppedShows' | 'runningShows' | 'endDisplay'> {
  readonly state: ClockState;
  /** The period in play, or the last one played; before the match the first; null when unknown. */
  readonly period: Period | null;
  /** Seconds played in the period when the clock was last set. */
  readonly elapsed: number;
  /** The channel's server time when it was last set. */
  readonly setAt: Instant | null;
}

/** The clock at a moment. */
export interface ClockReading {
  readonly state: ClockState;
  /** `mm:ss`; empty where the sport has no clock. */
  readonly display: string;
  /** Whole seconds played in the period. */
  readonly elapsed: number;
  /** Whole seconds left of the period; 0 where it is not timed. */
  readonly remaining: number;
  readonly period: Period | null;
}

/** The match clock (specification §4, readings 20 and 21). */
export const clockOf = foldOf<ClockSetting, Clock>({
  inputs: (match) => [periodsOf(match)],
  begin: (match) => noSetting(periodsOf(match), match.sport.clock),
  concerns: (event) => event.type === 'timer' || event.period !== null,
  step: applyEvent,
  result: (setting) => {
    const { periods, rule, hasTimers, latest, state, elapsed, setAt } = setting;
    const { stoppedShows, runningShows, endDisplay } = rule;
    const shown = { stoppedShows, runningShows, endDisplay };
    if (hasTimers || latest === null) {
      return { state, period: periods[setting.index] ?? periods[0] ?? null, elapsed, setAt, ...shown };
    }
    // Without timers the clock stops at the latest event.
    const period = periods.find(({ id }) => id === latest.event.period) ?? null;
    const at = {
      state: 'stopped',
      elapsed: latest.event.elapsed ?? 0,
      setAt: latest.token.timestamp,
    } as const;
    return { ...at, period, elapsed: elapsedAt(at, period, at.setAt), ...shown };
  },
});

/**
 * The clock at a moment of the server's time. A running clock of a timed period counts down or up, by the sport's rule, and
 * stops at its end; it never runs backwards as `now` increases.
 */
export const readClock = (clock: Clock, now: Instant): ClockReading => {
  const { state, period, stoppedShows, runningShows } = clock;
  const length = period?.length ?? 0;
  const elapsed = Math.floor(elapsedAt(clock, period, now));
  const remaining = Math.max(0, length - elapsed);
  const shows = state === 'running' || state === 'notStarted' ? runningShows : stoppedShows;
  const countsDown = length > 0 && shows === 'remaining';
  const running = stoppedShows === 'nothing' ? '' : mmss(countsDown ? remaining : elapsed);
  const display = state === 'ended' ? clock.endDisplay : running;
  return { state, display, elapsed, remaining, period };
};

/** The clock as seconds of play since the match began; null after the match and in a shootout. */
export const playTimeOf = ({ state, period, elapsed }: ClockReading): number | null =>
  state === 'ended' || period?.kind === 'shootout' ? null : (period?.startsAt ?? 0) + elapsed;
