import { dateOfEpochDay } from './civilDate.ts';
import type { Instant } from './instant.ts';

const day = 86_400_000;

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment in UTC as ISO 8601, to the second: `2026-10-10T16:30:00Z`. */
export const isoInstant = (instant: Instant): string => {
  const days = Math.floor(instant / day);
  const seconds = Math.floor((instant - days * day) / 1_000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${dateOfEpochDay(days)}T${two(hours)}:${two(minutes)}:${two(rest)}Z`;
};
