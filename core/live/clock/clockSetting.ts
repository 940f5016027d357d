import type { PeriodId } from '../../ids.ts';
import type { ClockRule } from '../../league/rules/sportRules.ts';
import { elapsedMs, type Instant } from '../../time/instant.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { Period } from './period.ts';

/** The state of the match clock. */
export type ClockState = 'notStarted' | 'running' | 'stopped' | 'intermission' | 'ended';

/** A time of play that an event reported. */
export interface ReportedTime {
  readonly elapsed: number;
  readonly reportedAt: Instant;
}

/** The clock's mutable state while events are folded. */
export interface ClockSetting {
  readonly periods: readonly Period[];
  readonly indexOf: ReadonlyMap<PeriodId, number>;
  readonly rule: ClockRule;
  state: ClockState;
  /** The index of the period in play; -1 before any. */
  index: number;
  /** Seconds played in the period when the clock was last set. */
  elapsed: number;
  setAt: Instant | null;
  /** Whether the period in play came in order, or was reported by two events. */
  isSure: boolean;
  /** A timer of a period out of order, ignored until a second event reports that period. */
  unconfirmed: CurrentEvent | null;
  /** A time too far ahead of the clock, ignored until a second event confirms it. */
  ahead: ReportedTime | null;
  hasTimers: boolean;
  /** The last event with a period, for a match without timers. */
  latest: CurrentEvent | null;
}

/** The most seconds by which a single event other than a timer may correct the clock (reading 21). */
export const maxCorrection = 5;

/** The clock before any event. */
export const noSetting = (periods: readonly Period[], rule: ClockRule): ClockSetting => ({
  periods,
  indexOf: new Map(periods.map(({ id }, index) => [id, index])),
  rule,
  state: 'notStarted',
  index: -1,
  elapsed: 0,
  setAt: null,
  isSure: true,
  unconfirmed: null,
  ahead: null,
  hasTimers: false,
  latest: null,
});

/** The most seconds of added time that are counted without a new event. */
const mostAddedTime = 1800;

/** The most seconds of a period: its length, with added time where the sport has it. */
const longestOf = ({ hasAddedTime }: ClockRule, length: number): number =>
  hasAddedTime ? length + mostAddedTime : length;

/** Seconds played in the period at a moment: at least those last set, at most its length (reading 21). */
export const elapsedAt = (
  { state, elapsed, setAt, rule }: Pick<ClockSetting, 'state' | 'elapsed' | 'setAt' | 'rule'>,
  period: Period | null,
  now: Instant,
): number => {
  const played = state === 'running' && setAt !== null ? Math.max(0, elapsedMs(setAt, now)) / 1000 : 0;
  const length = period?.length ?? 0;
  return length > 0 ? Math.min(elapsed + played, longestOf(rule, length)) : elapsed + played;
};

/** An event's time, limited to its period; null for none, and for one too late to be true. */
export const validTime = (setting: ClockSetting, index: number, elapsed: number | null): number | null => {
  const length = setting.periods[index]?.length ?? 0;
  if (elapsed === null || length === 0 || elapsed <= longestOf(setting.rule, length)) return elapsed;
  return elapsed <= length + maxCorrection ? length : null;
};

/** Sets the clock. */
export const setClock = (
  setting: ClockSetting,
  state: ClockState,
  index: number,
  elapsed: number,
  at: Instant,
): void => {
  Object.assign(setting, { state, index, elapsed, setAt: at, ahead: null });
};

/** The length of a period that is always played to its end; null for others, such as hockey's sudden-death overtime. */
export const lengthPlayedOut = (
  { periods, rule }: Pick<ClockSetting, 'periods' | 'rule'>,
  index: number,
): number | null => {
  const period = periods[index];
  if (period === undefined || period.length === 0) return null;
  const isPlayedOut =
    period.kind === 'regulation' || (period.kind === 'overtime' && rule.overtimeIsPlayedOut);
  return isPlayedOut ? period.length : null;
};
