import { option } from 'fp-ts';
import type { Branded } from '../brand.ts';

/** A local time, in minutes after midnight: 18:30 is 1110. */
export type TimeOfDay = Branded<number, 'TimeOfDay'>;
export const TimeOfDay = (minutesAfterMidnight: number): TimeOfDay => minutesAfterMidnight as TimeOfDay;

const minutesOfDay = 24 * 60;

/** Whether a value is a minute of a day. */
export const isTimeOfDay = (u: unknown): u is TimeOfDay =>
  typeof u === 'number' && Number.isInteger(u) && u >= 0 && u < minutesOfDay;

/** Reads the federation's hhmm number (1830, 930). 0 means "not set" (reading 10); 2575 is no time. */
export const readHhmm = (hhmm: number): option.Option<TimeOfDay> => {
  const hours = Math.floor(hhmm / 100);
  const minutes = hhmm % 100;
  return Number.isInteger(hhmm) && hhmm > 0 && hours < 24 && minutes < 60
    ? option.some(TimeOfDay(hours * 60 + minutes))
    : option.none;
};

/** Writes the federation's hhmm number: 570 becomes 930. */
export const hhmmOf = (time: TimeOfDay): number => Math.floor(time / 60) * 100 + (time % 60);

/** `hh:mm`, the hour padded with a zero (specification §3). */
export const formatTimeOfDay = (time: TimeOfDay): string =>
  `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(time % 60).padStart(2, '0')}`;
