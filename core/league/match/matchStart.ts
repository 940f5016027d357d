import { Instant } from '../../time/instant.ts';
import { instantOfOslo } from '../../time/oslo.ts';
import { TimeOfDay } from '../../time/timeOfDay.ts';
import type { Match } from './match.ts';

/** The scheduled start of a match; null when its date or start is not set (reading 10). */
export const startOf = ({ date, start }: Match): Instant | null =>
  date === null || start === null ? null : instantOfOslo({ date, time: start });

const halfDay = 12 * 3_600_000;
const midnight = TimeOfDay(0);

/** The earliest moment that a match's history can reach: reporting begins some hours before the match (specification §7). */
export const historySince = ({ date }: Match, now: Instant): Instant =>
  Instant((date === null ? now : instantOfOslo({ date, time: midnight })) - halfDay);
