import type { ClockRule } from '../../league/rules/sportRules.ts';
import type { Instant } from '../../time/instant.ts';
import { mmss } from '../../time/mmss.ts';
import { foldOf } from '../reading.ts';
import { applyEvent } from './clockEvent.ts';
import { type ClockSetting, type ClockState, elapsedAt, noSetting } from './clockSetting.ts';
import { type Period, periodsOf } from './period.ts';

/** The match clock as last set, from which `readClock` computes its display at any moment. */
export interface Clock {
  readonly rule: ClockRule;
  readonly state: ClockState;
  /** The period in play, or the last one played; before the match the first; null when unknown. */
  readonly period: Period | null;
  /** Seconds played in the period when the clock was last set. */
  readonly elapsed: number;
  /** The channel's server time when it was last set. */
  readonly setAt: Instant | null;
  /** Seconds of play of the match without overtime. */
  readonly fullTime: number;
}

/** The clock at a moment. */
export interface ClockReading {
  readonly state: ClockState;
  /** `mm:ss`; in added time `45+2`; empty where the sport has no clock. */
  readonly display: string;
  /** `mm:ss` on the other scale, played for left and left for played; null without one, and outside a timed period. */
  readonly otherDisplay: string | null;
  /** `mm:ss` of play at the end of a match that ended in overtime; null for others. */
  readonly endTime: string | null;
  /** Whole seconds played in the period. */
  readonly elapsed: number;
  /** Whole seconds left of the period; 0 where it is not timed. */
  readonly remaining: number;
  readonly period: Period | null;
}

/** The seconds of regulation: those of the periods described for the match, or else by the sport's rule. */
const fullTimeOf = ({ periods, rule }: ClockSetting): number => {
  const regulation = periods.filter(({ kind }) => kind === 'regulation');
  const played = regulation.reduce((sum, { length }) => sum + length, 0);
  return rule.hasAddedTime && regulation.length < 2 ? rule.fullTime : played > 0 ? played : rule.fullTime;
};

/** The match clock (specification §4, readings 20 and 21). */
export const clockOf = foldOf<ClockSetting, Clock>({
  inputs: (match) => [periodsOf(match)],
  begin: (match) => noSetting(periodsOf(match), match.sport.clock),
  concerns: (event) => event.type === 'timer' || event.period !== null,
  step: applyEvent,
  result: (setting) => {
    const { periods, rule, hasTimers, latest, state, elapsed, setAt } = setting;
    const shown = { rule, fullTime: fullTimeOf(setting) };
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
    return { ...at, period, elapsed: elapsedAt({ ...at, rule }, period, at.setAt), ...shown };
  },
});

/** A time of the match in football's way: `46:10`, and `45+2` in the second minute of added time. */
const matchTime = ({ startsAt, length }: Period, elapsed: number): string =>
  elapsed <= length
    ? mmss(startsAt + elapsed)
    : `${Math.round((startsAt + length) / 60)}+${Math.ceil((elapsed - length) / 60)}`;

/**
 * The clock at a moment of the server's time, on one scale whether it runs or is stopped (reading 21). A running clock of a timed
 * period stops at its end; it never runs backwards as `now` increases.
 */
export const readClock = (clock: Clock, now: Instant): ClockReading => {
  const { state, period, rule, fullTime } = clock;
  const length = period?.length ?? 0;
  const elapsed = Math.floor(elapsedAt(clock, period, now));
  const remaining = Math.max(0, length - elapsed);
  const countsDown = length > 0 && rule.shows === 'remaining';
  const played = rule.shows === 'matchTime' && period !== null ? matchTime(period, elapsed) : mmss(elapsed);
  const running = rule.shows === 'nothing' ? '' : countsDown ? mmss(remaining) : played;
  const isTimed = rule.shows !== 'nothing' && length > 0 && state !== 'ended';
  const isInOvertime = state === 'ended' && rule.shows !== 'nothing' && period?.kind === 'overtime';
  return {
    state,
    display: state !== 'ended' ? running : fullTime === 0 ? '' : mmss(fullTime),
    otherDisplay: isTimed ? mmss(countsDown ? elapsed : remaining) : null,
    endTime: isInOvertime ? mmss(period.startsAt + elapsed) : null,
    elapsed,
    remaining,
    period,
  };
};

/** The clock as seconds of play since the match began; null after the match and in a shootout. */
export const playTimeOf = ({ state, period, elapsed }: ClockReading): number | null =>
  state === 'ended' || period?.kind === 'shootout' ? null : (period?.startsAt ?? 0) + elapsed;
