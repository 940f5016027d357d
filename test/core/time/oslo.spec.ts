import { civilDate, dateOfEpochDay } from '@kampdag/core/time/civilDate';
import { Instant } from '@kampdag/core/time/instant';
import { instantOfOslo, osloWallTime, startOfOsloDay } from '@kampdag/core/time/oslo';
import { formatTimeOfDay, hhmmOf, readHhmm, TimeOfDay } from '@kampdag/core/time/timeOfDay';
import * as fc from 'fast-check';
import { option } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const at = (iso: string): Instant => Instant(Date.parse(iso));
const wall = (date: string, time: string) => ({
  date: civilDate({
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8)),
  }),
  time: TimeOfDay(Number(time.slice(0, 2)) * 60 + Number(time.slice(3))),
});

describe('the wall in Oslo (R3)', () => {
  it.each([
    ['2026-01-15T22:59:00Z', '2026-01-15', '23:59'],
    ['2026-01-15T23:00:00Z', '2026-01-16', '00:00'],
    ['2026-07-15T22:00:00Z', '2026-07-16', '00:00'],
    ['2026-03-29T00:59:00Z', '2026-03-29', '01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '03:00'],
    ['2026-10-25T00:59:00Z', '2026-10-25', '02:59'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '02:00'],
  ])('shows at %s the day %s and the time %s', (iso, date, time) => {
    expect(osloWallTime(at(iso))).toEqual(wall(date, time));
  });

  it('converts a local time to a moment and back, except in the hour skipped in spring', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 30_000 }),
        fc.integer({ min: 0, max: 1_439 }),
        (epochDay, minutes) => {
          const shown = { date: dateOfEpochDay(epochDay), time: TimeOfDay(minutes) };
          const again = osloWallTime(instantOfOslo(shown));
          const skipped =
            again.date === shown.date && again.time === shown.time + 60 && minutes >= 120 && minutes < 180;
          if (!skipped) expect(again).toEqual(shown);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('means the first of two moments in the hour repeated in autumn', () => {
    expect(instantOfOslo(wall('2026-10-25', '02:30'))).toBe(at('2026-10-25T00:30:00Z'));
  });

  it('reads the hour skipped in spring with the earlier offset', () => {
    expect(instantOfOslo(wall('2026-03-29', '02:30'))).toBe(at('2026-03-29T01:30:00Z'));
  });

  it('starts its day at midnight, also on days of 23 and 25 hours', () => {
    expect(startOfOsloDay(wall('2026-03-29', '00:00').date)).toBe(at('2026-03-28T23:00:00Z'));
    expect(startOfOsloDay(wall('2026-03-30', '00:00').date)).toBe(at('2026-03-29T22:00:00Z'));
    expect(startOfOsloDay(wall('2026-10-26', '00:00').date)).toBe(at('2026-10-25T23:00:00Z'));
  });
});

describe('an hhmm number', () => {
  it('is read and written as the same time, but for midnight, which means not set (R10)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_439 }), (minutes) => {
        expect(readHhmm(hhmmOf(TimeOfDay(minutes)))).toEqual(option.some(minutes));
      }),
    );
    expect(readHhmm(0)).toEqual(option.none);
  });

  it.each([2_400, 2_575, 1_860, -930, 18.5, Number.NaN])('is no time when it is %d', (hhmm) => {
    expect(readHhmm(hhmm)).toEqual(option.none);
  });

  it('is shown with both hours, a three-digit time padded with 0 (§3)', () => {
    expect(option.map(formatTimeOfDay)(readHhmm(930))).toEqual(option.some('09:30'));
    expect(option.map(formatTimeOfDay)(readHhmm(1_830))).toEqual(option.some('18:30'));
    expect(option.map(formatTimeOfDay)(readHhmm(5))).toEqual(option.some('00:05'));
  });
});
