import type { Match } from '@kampdag/core/league/match';
import { Instant } from '@kampdag/core/time/instant';
import { instantOfOslo } from '@kampdag/core/time/oslo';
import { TimeOfDay } from '@kampdag/core/time/timeOfDay';

/** When a match is to begin; null when its date or start is not set (reading 10). */
export const startOf = ({ date, start }: Match): Instant | null =>
  date === null || start === null ? null : instantOfOslo({ date, time: start });

/** How far back the history of a match can reach: its reporters are at work some hours before it (specification §7). */
export const historySince = (match: Match, now: Instant): Instant =>
  Instant((match.date === null ? now : instantOfOslo({ date: match.date, time: midnight })) - halfDay);

const halfDay = 12 * 3_600_000;
const midnight = TimeOfDay(0);

const two = (value: number): string => String(value).padStart(2, '0');

/** `2 days 03:04:05` or `03:04:05` until a start; 00:00:00 once it is reached. */
export const countdownText =
  (startsAt: Instant, days: (n: number) => string) =>
  (now: Instant): string => {
    const left = Math.max(0, Math.ceil((startsAt - now) / 1000));
    const whole = Math.floor(left / 86_400);
    const clock = [Math.floor(left / 3600) % 24, Math.floor(left / 60) % 60, left % 60].map(two).join(':');
    return whole > 0 ? `${days(whole)} ${clock}` : clock;
  };
