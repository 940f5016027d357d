import type { PeriodId } from '../../ids.ts';
import type { ClockRule } from '../../sport/sport.ts';
import { elapsedMs, type Instant } from '../../time/instant.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import type { Timer } from '../sharedEvents.ts';
import type { Period } from './period.ts';

/** What the clock does: nothing yet, run, stand, wait for the next period, or nothing more. */
export type ClockState = 'notStarted' | 'running' | 'stopped' | 'intermission' | 'ended';

/** A time of play that an event told. */
interface ToldTime {
  readonly elapsed: number;
  readonly reportedAt: Instant;
}

/** The clock as the events told so far set it. Owned: it is changed in place. */
export interface ClockSetting {
  readonly periods: readonly Period[];
  readonly places: ReadonlyMap<PeriodId, number>;
  readonly rule: ClockRule;
  state: ClockState;
  /** The place among `periods` of the period in play; -1 before any. */
  place: number;
  /** Seconds played in the period when the clock was last set. */
  elapsed: number;
  setAt: Instant | null;
  /** Whether the period in play came in its turn, or was told of by two events. */
  isSure: boolean;
  /** A timer of a period out of turn, which moves nothing until a second event tells of that period. */
  doubted: CurrentEvent | null;
  /** A time too far ahead of the clock to be believed of one event alone. */
  ahead: ToldTime | null;
  hasTimers: boolean;
  /** The last event with a period, for a match that is reported without timers. */
  latest: CurrentEvent | null;
}

/** How far one event that is no timer may correct the clock, in seconds (reading 21). */
const mostCorrection = 5;

/** The clock before anything was told. */
export const noSetting = (periods: readonly Period[], rule: ClockRule): ClockSetting => ({
  periods,
  places: new Map(periods.map(({ id }, place) => [id, place])),
  rule,
  state: 'notStarted',
  place: -1,
  elapsed: 0,
  setAt: null,
  isSure: true,
  doubted: null,
  ahead: null,
  hasTimers: false,
  latest: null,
});

/** Where a clock set so stands at a moment: at least where it was set, at most at the period's end (reading 21). */
export const elapsedAt = (
  { state, elapsed, setAt }: Pick<ClockSetting, 'state' | 'elapsed' | 'setAt'>,
  period: Period | null,
  now: Instant,
): number => {
  const played = state === 'running' && setAt !== null ? Math.max(0, elapsedMs(setAt, now)) / 1000 : 0;
  const length = period?.length ?? 0;
  return length > 0 ? Math.min(elapsed + played, length) : elapsed + played;
};

/** The time that an event tells; null for none, and for one after the end of its period, which cannot be. */
const timeTold = (setting: ClockSetting, place: number, elapsed: number | null): number | null => {
  const length = setting.periods[place]?.length ?? 0;
  if (elapsed === null || length === 0 || elapsed <= length) return elapsed;
  return elapsed <= length + mostCorrection ? length : null;
};

const set = (setting: ClockSetting, state: ClockState, place: number, elapsed: number, at: Instant): void => {
  Object.assign(setting, { state, place, elapsed, setAt: at, ahead: null });
};

/** A regulation period always ends at its length; hockey's overtime ends where somebody scored. */
const lengthPlayedOut = ({ periods, rule }: ClockSetting, place: number): number | null => {
  const period = periods[place];
  if (period === undefined || period.length === 0) return null;
  const isPlayedOut =
    period.kind === 'regulation' || (period.kind === 'overtime' && rule.overtimeIsPlayedOut);
  return isPlayedOut ? period.length : null;
};

/** Sets the clock as a timer of the period in play, or of one that begins, says. */
const setByTimer = (setting: ClockSetting, { event, token }: CurrentEvent, place: number): void => {
  const { action, elapsed } = event as Timer;
  const { state } = setting;
  const isSame = place === setting.place;
  const at = token.timestamp;
  const told = timeTold(setting, place, elapsed);
  const time = told ?? (isSame ? elapsedAt(setting, setting.periods[place] ?? null, at) : 0);
  switch (action) {
    case 'matchStart':
      if (state === 'notStarted') set(setting, 'stopped', place, told ?? 0, at);
      break;
    case 'periodStart':
      // Told twice, it begins nothing anew.
      if (!isSame || (state !== 'running' && state !== 'stopped'))
        set(setting, 'stopped', place, told ?? 0, at);
      break;
    case 'start':
      set(setting, 'running', place, time, at);
      break;
    case 'stop':
      // A Stop that follows the end of its period stops nothing.
      if (state !== 'intermission' || !isSame) set(setting, 'stopped', place, time, at);
      break;
    case 'update':
      // After the end of a period the clock is set to 00:00 of the next one, which has not begun by that.
      if (state !== 'intermission') set(setting, state, place, time, at);
      break;
    case 'periodEnd':
      set(setting, 'intermission', place, lengthPlayedOut(setting, place) ?? time, at);
      break;
    default:
  }
};

/**
 * Whether a later period comes in its turn: it is the next one, or the shootout after a period that no overtime followed,
 * and the one in play is over. Any other is a mistake until a second event tells of it, for the period in play never goes
 * back: one odd period number would stop the clock for the rest of the match.
 */
const isInTurn = (setting: ClockSetting, place: number, at: Instant): boolean => {
  const { periods, place: now, state } = setting;
  const inPlay = periods[now];
  if (inPlay === undefined) return true;
  const isOver =
    state === 'intermission' ||
    inPlay.length === 0 ||
    elapsedAt(setting, inPlay, at) >= inPlay.length - mostCorrection;
  const skipped = periods.slice(now + 1, place);
  const isNext =
    skipped.length === 0 ||
    (periods[place]?.kind === 'shootout' && skipped.every(({ kind }) => kind === 'overtime'));
  return isOver && isNext;
};

const endMatch = (setting: ClockSetting, place: number, at: Instant): void => {
  const isLater = place > setting.place;
  const elapsed = isLater ? 0 : elapsedAt(setting, setting.periods[setting.place] ?? null, at);
  set(setting, 'ended', isLater ? place : setting.place, elapsed, at);
};

const takeTimer = (setting: ClockSetting, current: CurrentEvent, place: number): void => {
  const { doubted, place: now } = setting;
  const { action, period } = current.event as Timer;
  const at = current.token.timestamp;
  setting.hasTimers = true;
  if (action === 'matchEnd') {
    endMatch(setting, place, at);
    return;
  }
  if (action === 'update' && place !== now && now !== -1) return;
  if (place > now && !isInTurn(setting, place, at)) {
    if (doubted?.event.period !== period) {
      setting.doubted = current;
      return;
    }
    setByTimer(setting, doubted, place);
  }
  setting.doubted = null;
  if (place < now) {
    // What concerns a period before the one in play is history and moves nothing (reading 21).
    if (setting.isSure) return;
    Object.assign(setting, { state: 'notStarted', place: -1, elapsed: 0 });
  }
  setting.isSure = setting.place !== -1 || place === 0;
  setByTimer(setting, current, place);
};

/** Seconds by which a time is ahead of the clock. */
const leadOf = ({ state, elapsed, setAt }: ClockSetting, told: ToldTime): number =>
  told.elapsed -
  elapsed -
  (state === 'running' && setAt !== null ? elapsedMs(setAt, told.reportedAt) / 1000 : 0);

/**
 * Other events set the clock too (specification §4), but forwards alone: they reach the channel one to three seconds
 * after the moment they tell of, or minutes when entered late (seen in the real stream), while Start and Stop agree with
 * one another to the second. Setting it back by them would make the clock jump at every shot. A corrected event stands in
 * the place of its first version and tells the time of its newest: it sets the clock from when that time was first told.
 */
const correct = (setting: ClockSetting, { event, reportedAt }: CurrentEvent): boolean => {
  const { state, place, ahead } = setting;
  if (state !== 'running' && state !== 'stopped') return false;
  const elapsed = timeTold(setting, place, event.elapsed);
  if (elapsed === null) return false;
  const told = { elapsed, reportedAt };
  const lead = leadOf(setting, told);
  if (lead <= 0) return false;
  const before = ahead === null ? null : leadOf(setting, ahead);
  if (lead > mostCorrection && (before === null || Math.abs(before - lead) > mostCorrection)) {
    setting.ahead = told;
    return false;
  }
  const believed = lead > mostCorrection && ahead !== null && before !== null && before < lead ? ahead : told;
  set(setting, state, place, believed.elapsed, believed.reportedAt);
  return true;
};

/** Sets the clock by the next event in the order of the log; whether that can have changed what it shows. */
export const takeEvent = (setting: ClockSetting, current: CurrentEvent): boolean => {
  const { event } = current;
  if (setting.state === 'ended') return false;
  // One that names no period is of the one in play, or of the first.
  const place = event.period === null ? Math.max(setting.place, 0) : setting.places.get(event.period);
  if (place === undefined) return false;
  if (event.type === 'timer') {
    if (event.action !== 'unknown') takeTimer(setting, current, place);
    return true;
  }
  if (event.type !== 'playerTime') setting.latest = current;
  const { doubted, hasTimers } = setting;
  const isConfirmed = doubted !== null && doubted.event.period === event.period;
  if (isConfirmed) {
    setting.doubted = null;
    setByTimer(setting, doubted, place);
  }
  if (place !== setting.place) return !hasTimers;
  setting.isSure = true;
  return correct(setting, current) || isConfirmed || !hasTimers;
};
