import type { PeriodId } from '../ids.ts';
import { elapsedMs, type Instant } from '../time/instant.ts';
import type { Timer } from './event.ts';
import type { StandingEvent } from './history.ts';
import { eventsOf, type LiveMatch, readingOf } from './match.ts';
import { mmss, type Period, periodOf, periodsOf } from './period.ts';
import { compareTokens } from './timeToken.ts';

/** What the clock does: nothing yet, run, stand, wait for the next period, or nothing more. */
export type ClockState = 'notStarted' | 'running' | 'stopped' | 'intermission' | 'ended';

/** The match clock as the log left it: enough to tell what it shows at any moment, without the log. */
export interface Clock {
  readonly state: ClockState;
  /** The period being played, or the last one played; the first before the match; null when none is known. */
  readonly period: Period | null;
  /** Seconds played in the period when the clock was last set. */
  readonly elapsed: number;
  /** The channel's server time of that setting. */
  readonly setAt: Instant | null;
  /** What a stopped clock shows (reading 21); `nothing` where the sport has no clock. */
  readonly stoppedShows: 'elapsed' | 'remaining' | 'nothing';
  /** What the clock shows after the match. */
  readonly endDisplay: string;
}

/** What the clock shows at a moment. */
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

interface Setting {
  readonly state: ClockState;
  readonly periodId: PeriodId | null;
  readonly elapsed: number;
  readonly from: StandingEvent | null;
}

const startOfPeriod = (now: Setting, timer: Timer, from: StandingEvent): Setting => {
  const again = now.periodId === timer.period && (now.state === 'running' || now.state === 'stopped');
  return again && now.from !== null
    ? now
    : { state: 'stopped', periodId: timer.period ?? now.periodId, elapsed: timer.elapsed ?? 0, from };
};

const endOfPeriod = (match: LiveMatch, now: Setting, timer: Timer, from: StandingEvent): Setting => {
  const periodId = timer.period ?? now.periodId;
  const period = periodOf(match, periodId);
  // A regulation period always ends at its length; hockey's overtime ends where somebody scored.
  const playedOut =
    period?.kind === 'regulation' || (period?.kind === 'overtime' && match.sport.clock.overtimeIsPlayedOut);
  const full = playedOut && period.length > 0 ? period.length : null;
  return { state: 'intermission', periodId, elapsed: full ?? timer.elapsed ?? now.elapsed, from };
};

const step = (match: LiveMatch, now: Setting, timer: Timer, from: StandingEvent): Setting => {
  const samePeriod = timer.period === null || now.periodId === null || timer.period === now.periodId;
  const at = { periodId: timer.period ?? now.periodId, elapsed: timer.elapsed ?? now.elapsed, from };
  switch (timer.action) {
    case 'matchStart':
      return now.state === 'notStarted' ? { state: 'stopped', ...at, elapsed: timer.elapsed ?? 0 } : now;
    case 'periodStart':
      return startOfPeriod(now, timer, from);
    case 'start':
      return { state: 'running', ...at };
    case 'stop':
      // A Stop that follows the end of its period stops nothing.
      return now.state === 'intermission' && samePeriod ? now : { state: 'stopped', ...at };
    case 'update':
      // After the end of a period the clock is set to 00:00 of the next one, which has not begun by that.
      if (now.state === 'intermission' || !samePeriod) return now;
      return { state: now.state, ...at };
    case 'periodEnd':
      return endOfPeriod(match, now, timer, from);
    case 'matchEnd':
      return { state: 'ended', ...at, elapsed: now.elapsed };
    default:
      return now;
  }
};

/** Where a clock set so stands at a moment: at least where it was set, at most at the period's end (reading 21). */
const elapsedAt = (
  state: ClockState,
  period: Period | null,
  elapsed: number,
  setAt: Instant | null,
  now: Instant,
): number => {
  const played = state === 'running' && setAt !== null ? Math.max(0, elapsedMs(setAt, now)) / 1000 : 0;
  const length = period?.length ?? 0;
  return length > 0 ? Math.min(elapsed + played, Math.max(length, elapsed)) : elapsed + played;
};

/** Whether a clock set by an event would always show more than it does: the furthest ahead wins, in whatever order they come. */
const isAhead = (
  state: ClockState,
  told: number,
  toldAt: Instant,
  elapsed: number,
  setAt: Instant | null,
): boolean =>
  state === 'running' && setAt !== null ? told - elapsed > elapsedMs(setAt, toldAt) / 1000 : told > elapsed;

/**
 * Other events set the clock too (specification §4), but forwards alone: they reach the channel one to three seconds
 * after the moment they tell of, or minutes when entered late (seen in the real stream), while Start and Stop agree with
 * one another to the second. Setting it back by them would make the clock jump at every shot. A corrected event stands in
 * the place of its first version and tells the time of its newest: it sets the clock from when that time was first told.
 */
const setForward = (match: LiveMatch, clock: Clock, since: StandingEvent): Clock => {
  const { all } = eventsOf(match);
  let { elapsed, setAt } = clock;
  let from = all.length;
  for (; from > 0; from -= 1) {
    const at = all[from - 1];
    if (at === undefined || compareTokens(at.token, since.token) <= 0) break;
  }
  for (let index = from; index < all.length; index += 1) {
    const standing = all[index];
    if (standing === undefined) break;
    const { event, toldAt } = standing;
    if (event.type === 'timer' || event.period !== clock.period?.id || event.elapsed === null) continue;
    if (isAhead(clock.state, event.elapsed, toldAt, elapsed, setAt)) {
      elapsed = event.elapsed;
      setAt = toldAt;
    }
  }
  return { ...clock, elapsed, setAt };
};

/** A match reported without a clock: it stands where its latest event was. */
const withoutTimers = (match: LiveMatch, clock: Clock): Clock => {
  const last = eventsOf(match).all.findLast(
    ({ event }) => event.period !== null && event.type !== 'playerTime',
  );
  if (last === undefined) return clock;
  return {
    ...clock,
    state: 'stopped',
    period: periodOf(match, last.event.period),
    elapsed: last.event.elapsed ?? 0,
    setAt: last.token.timestamp,
  };
};

const isMatchEnd = ({ event }: StandingEvent): boolean =>
  event.type === 'timer' && event.action === 'matchEnd';

/** A Start that says period and time: what it sets does not depend on what was before. */
const setsAll = ({ event }: StandingEvent): boolean =>
  event.type === 'timer' && event.action === 'start' && event.period !== null && event.elapsed !== null;

/** The clock as the timers set it, from the last Start on: what was before makes no difference unless the match ended. */
const settingOf = (match: LiveMatch, timers: readonly StandingEvent[]): Setting => {
  let setting: Setting = { state: 'notStarted', periodId: null, elapsed: 0, from: null };
  const hasEnded = eventsOf(match).milestones.some(isMatchEnd);
  const from = hasEnded ? 0 : Math.max(0, timers.findLastIndex(setsAll));
  for (let index = from; index < timers.length && setting.state !== 'ended'; index += 1) {
    const standing = timers[index];
    if (standing?.event.type === 'timer') setting = step(match, setting, standing.event, standing);
  }
  return setting;
};

/** The match clock (specification §4, readings 20 and 21). */
export const clockOf = readingOf((match: LiveMatch): Clock => {
  const timers = eventsOf(match).ofType.timer ?? [];
  const setting = settingOf(match, timers);
  const last = timers.at(-1);
  const clock: Clock = {
    state: setting.state,
    period: periodOf(match, setting.periodId) ?? periodsOf(match)[0] ?? null,
    elapsed: setting.elapsed,
    setAt: setting.from?.token.timestamp ?? null,
    stoppedShows: match.sport.clock.stoppedShows,
    endDisplay: match.sport.clock.endDisplay,
  };
  if (last === undefined) return withoutTimers(match, clock);
  return setting.state === 'running' || setting.state === 'stopped' ? setForward(match, clock, last) : clock;
});

/**
 * What the clock shows at a moment of the server's time. A running clock of a timed period counts down to 00:00 and
 * waits there; it never goes back as `now` goes on.
 */
export const readClock = (clock: Clock, now: Instant): ClockReading => {
  const { state, period, stoppedShows } = clock;
  const length = period?.length ?? 0;
  const elapsed = Math.floor(elapsedAt(state, period, clock.elapsed, clock.setAt, now));
  const remaining = Math.max(0, length - elapsed);
  const countsDown =
    length > 0 && (state === 'running' || state === 'notStarted' || stoppedShows === 'remaining');
  const running = stoppedShows === 'nothing' ? '' : mmss(countsDown ? remaining : elapsed);
  const display = state === 'ended' ? clock.endDisplay : running;
  return { state, display, elapsed, remaining, period };
};
