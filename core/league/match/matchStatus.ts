import { daysBetween } from '../../time/civilDate.ts';
import type { WallTime } from '../../time/oslo.ts';
import { TimeOfDay } from '../../time/timeOfDay.ts';
import type { Match } from './match.ts';

const minutesPerDay = 1_440;

/** Until when, after midnight, an evening's match may still be in play and belongs to the new day as well (reading 34). */
export const lateUntil = TimeOfDay(6 * 60);

/** Specification §4: current time at most end time + 100 (hhmm), one hour. */
const liveWindowAfterEnd = 60;

/** Specification §9: a match page is open for 14 days. */
const matchPageDays = 14;

/** Statuses whose matches are kept: null or 1 to 5 (specification §4). 7 is a withdrawn team. */
export const hasKeptStatus = ({ statusTypeId }: Match): boolean =>
  statusTypeId === null || (statusTypeId >= 1 && statusTypeId <= 5);

/** Whether a match is reported live. */
export const isLiveScored = ({ liveClientType }: Pick<Match, 'liveClientType'>): boolean =>
  liveClientType !== 'None';

/** The fields that decide whether a match is being played. */
export type TimedMatch = Pick<
  Match,
  'date' | 'start' | 'end' | 'result' | 'nonPlayReason' | 'liveClientType'
>;

/**
 * Whether a match that is reported live has started, and was to end at most so many minutes ago, whether or not it has a result. A match
 * past midnight stays within the window on the next day (reading 10); one without date or start never is.
 */
export const isInLiveWindow = (
  match: Omit<TimedMatch, 'result'>,
  now: WallTime,
  afterEnd: number = liveWindowAfterEnd,
): boolean => {
  const { date, start, end, nonPlayReason } = match;
  if (date === null || start === null || nonPlayReason !== null || !isLiveScored(match)) return false;
  const minute = daysBetween(date, now.date) * minutesPerDay + now.time;
  const lasts = end === null ? minutesPerDay - start : (end < start ? end + minutesPerDay : end) - start;
  return minute >= start && minute <= start + lasts + afterEnd;
};

/**
 * Whether a match may have a log that knows more than the fixture list: reported live, begun by the clock, without a result, and its page
 * is still open (reading 34: lists read the log until the federation's result comes).
 */
export const mayHaveLog = (match: TimedMatch, now: WallTime): boolean =>
  match.result === null && isInLiveWindow(match, now, matchPageDays * minutesPerDay);

/** Whether a match is live (specification §4): it has no result, has started, and ended at most an hour ago. */
export const isLiveNow = (match: TimedMatch, now: WallTime): boolean =>
  match.result === null && isInLiveWindow(match, now);

/** Whether the match page is available: reported live, and at most 14 days old (specification §4). */
export const isMatchPageAvailable = (match: Match, now: WallTime): boolean =>
  match.date !== null && isLiveScored(match) && daysBetween(match.date, now.date) <= matchPageDays;
