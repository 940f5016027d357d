import type { Instant } from '../../time/instant.ts';
import { elapsedMs } from '../../time/instant.ts';
import { isOfType } from '../event.ts';
import type { Timer } from '../events/clockEvents.ts';
import type { CurrentEvent } from '../log/currentEvent.ts';
import {
  type ClockSetting,
  elapsedAt,
  lengthPlayedOut,
  maxCorrection,
  type ReportedTime,
  setClock,
  validTime,
} from './clockSetting.ts';
import { isResumedBy } from './resumption.ts';

/** Sets the clock by a timer of the period in play or of a new one. */
const setByTimer = (setting: ClockSetting, { event, token }: CurrentEvent, index: number): void => {
  const { action, elapsed } = event as Timer;
  const { state } = setting;
  const isSame = index === setting.index;
  const at = token.timestamp;
  const reported = validTime(setting, index, elapsed);
  const time = reported ?? (isSame ? elapsedAt(setting, setting.periods[index] ?? null, at) : 0);
  switch (action) {
    case 'matchStart':
      if (state === 'notStarted') setClock(setting, 'stopped', index, reported ?? 0, at);
      break;
    case 'periodStart':
      // A repeated start does not restart the period.
      if (!isSame || (state !== 'running' && state !== 'stopped'))
        setClock(setting, 'stopped', index, reported ?? 0, at);
      break;
    case 'start':
      setClock(setting, 'running', index, time, at);
      break;
    case 'stop':
      // A Stop after the end of its period is ignored.
      if (state !== 'intermission' || !isSame) setClock(setting, 'stopped', index, time, at);
      break;
    case 'update':
      // After a period's end the clock is set to 00:00 of the next one, which does not start it.
      if (state !== 'intermission') setClock(setting, state, index, time, at);
      break;
    case 'periodEnd':
      setClock(setting, 'intermission', index, lengthPlayedOut(setting, index) ?? time, at);
      break;
    case 'matchEnd':
    case 'unknown':
      break;
    default:
      action satisfies never;
  }
};

/**
 * Whether a later period is in order: the one in play is over, and it is the next, or the shootout after skipped overtimes.
 * Any other needs a second event, because the period in play never goes back: one wrong period number would stop the clock
 * for the rest of the match.
 */
const isInOrder = (setting: ClockSetting, index: number, at: Instant): boolean => {
  const { periods, index: now, state } = setting;
  const inPlay = periods[now];
  if (inPlay === undefined) return true;
  const isOver =
    state === 'intermission' ||
    inPlay.length === 0 ||
    elapsedAt(setting, inPlay, at) >= inPlay.length - maxCorrection;
  const skipped = periods.slice(now + 1, index);
  const isNext =
    skipped.length === 0 ||
    (periods[index]?.kind === 'shootout' && skipped.every(({ kind }) => kind === 'overtime'));
  return isOver && isNext;
};

const endMatch = (setting: ClockSetting, index: number, at: Instant): void => {
  const isLater = index > setting.index;
  const elapsed = isLater ? 0 : elapsedAt(setting, setting.periods[setting.index] ?? null, at);
  setClock(setting, 'ended', isLater ? index : setting.index, elapsed, at);
};

const applyTimer = (setting: ClockSetting, current: CurrentEvent, index: number): void => {
  const { unconfirmed, index: now } = setting;
  const { action, period } = current.event as Timer;
  const at = current.token.timestamp;
  setting.hasTimers = true;
  if (action === 'matchEnd') {
    endMatch(setting, index, at);
    return;
  }
  if (action === 'update' && index !== now && now !== -1) return;
  if (index > now && !isInOrder(setting, index, at)) {
    if (unconfirmed?.event.period !== period) {
      setting.unconfirmed = current;
      return;
    }
    setByTimer(setting, unconfirmed, index);
  }
  setting.unconfirmed = null;
  if (index < now) {
    // Timers of earlier periods are ignored (reading 21).
    if (setting.isSure) return;
    Object.assign(setting, { state: 'notStarted', index: -1, elapsed: 0 });
  }
  setting.isSure = setting.index !== -1 || index === 0;
  setByTimer(setting, current, index);
};

/** Seconds by which a reported time is ahead of the clock. */
const leadOf = ({ state, elapsed, setAt }: ClockSetting, time: ReportedTime): number =>
  time.elapsed -
  elapsed -
  (state === 'running' && setAt !== null ? elapsedMs(setAt, time.reportedAt) / 1000 : 0);

/**
 * Sets the clock by an event other than a timer (specification §4), only forwards: such events arrive one to three seconds
 * late, or minutes when entered late (seen in the real stream), while Start and Stop are exact, so that the clock would
 * jump back at every shot. A corrected event keeps its first place but has its newest time: it sets the clock from when
 * that time was first reported.
 */
const correct = (setting: ClockSetting, { event, reportedAt }: CurrentEvent): boolean => {
  const { state, index, ahead } = setting;
  if (state !== 'running' && state !== 'stopped') return false;
  const elapsed = validTime(setting, index, event.elapsed);
  if (elapsed === null) return false;
  const time = { elapsed, reportedAt };
  const lead = leadOf(setting, time);
  if (lead <= 0) return false;
  const before = ahead === null ? null : leadOf(setting, ahead);
  if (lead > maxCorrection && (before === null || Math.abs(before - lead) > maxCorrection)) {
    setting.ahead = time;
    return false;
  }
  const accepted = lead > maxCorrection && ahead !== null && before !== null && before < lead ? ahead : time;
  setClock(setting, state, index, accepted.elapsed, accepted.reportedAt);
  return true;
};

/** Sets the clock by the next event of the log; whether its display may have changed. */
export const applyEvent = (setting: ClockSetting, current: CurrentEvent): boolean => {
  const { event, token } = current;
  // An event without a period belongs to the one in play, or to the first.
  const index = event.period === null ? Math.max(setting.index, 0) : setting.indexOf.get(event.period);
  if (index === undefined) return false;
  if (setting.state === 'ended') {
    if (!isResumedBy(setting, current, index)) return false;
    const isLater = index > setting.index;
    setClock(
      setting,
      'stopped',
      Math.max(index, setting.index),
      isLater ? 0 : setting.elapsed,
      token.timestamp,
    );
  }
  if (isOfType<Timer>(event, 'timer')) {
    if (event.action !== 'unknown') applyTimer(setting, current, index);
    return true;
  }
  if (event.type !== 'playerTime') setting.latest = current;
  const { unconfirmed, hasTimers } = setting;
  const isConfirmed = unconfirmed !== null && unconfirmed.event.period === event.period;
  if (isConfirmed) {
    setting.unconfirmed = null;
    setByTimer(setting, unconfirmed, index);
  }
  if (index !== setting.index) return !hasTimers;
  setting.isSure = true;
  return correct(setting, current) || isConfirmed || !hasTimers || event.type === 'shootout';
};
