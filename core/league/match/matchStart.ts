import { Instant } from '../../time/instant.ts';
import { instantOfOslo } from '../../time/oslo.ts';
import { TimeOfDay } from '../../time/timeOfDay.ts';
import type { Match } from './match.ts';

/** When a match is to begin; null when its date or start is not set (reading 10). */
export const startOf = ({ date, start }: Match): Instant | null =>
  date === null || start === null ? null : instantOfOslo({ date, time: start });

const halfDay = 12 * 3_600_000;
const midnight = TimeOfDay(0);

/** How far back the history of a match can reach: its reporters are at work some hours before it (specification §7). */
export const historySince = ({ date }: Match, now: Instant): Instant =>
  Instant((date === null ? now : instantOfOslo({ date, time: midnight })) - halfDay);
