import {
  addDays,
  civilDate,
  dateOfEpochDay,
  daysBetween,
  epochDayOf,
  partsOf,
  readCivilDate,
  weekdayOf,
} from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { option } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const day = fc.integer({ min: -700_000, max: 2_900_000 });

describe('a day in the calendar', () => {
  it('is the day in the platform’s own calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: -25_000, max: 60_000 }), (epochDay) => {
        const platform = new Date(epochDay * 86_400_000);
        expect(dateOfEpochDay(epochDay)).toBe(platform.toISOString().slice(0, 10));
        expect(weekdayOf(dateOfEpochDay(epochDay))).toBe(platform.getUTCDay() || 7);
      }),
    );
  });

  it('survives conversion to its number', () => {
    fc.assert(
      fc.property(day, (epochDay) => {
        const date = dateOfEpochDay(epochDay);
        expect(epochDayOf(partsOf(date))).toBe(epochDay);
        expect(civilDate(partsOf(date))).toBe(date);
      }),
    );
  });

  it('is the added number of days after another', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -1_000, max: 1_000 }), (epochDay, days) => {
        const date = dateOfEpochDay(epochDay);
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('is read from the head of an ISO text, whatever the time after it', () => {
    expect(readCivilDate('2026-10-10T00:00:00')).toEqual(option.some('2026-10-10'));
    expect(readCivilDate('2024-02-29')).toEqual(option.some('2024-02-29'));
  });

  it.each(['0001-01-01T00:00:00', '2026-02-29', '2026-13-01', '2026-10-10x', '10/10/2026', ''])(
    'is none of %j: not set, or no day (R10)',
    (text) => expect(readCivilDate(text)).toEqual(option.none),
  );
});
