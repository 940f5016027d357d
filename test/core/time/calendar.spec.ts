import { addMonths, datePickerRange } from '@kampdag/core/time/calendar';
import { addDays, type CivilDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const day = (text: string): CivilDate => text as CivilDate;
describe("the date picker's range (§5)", () => {
  it('is 100 years back to 52 ahead, unless a bound is set (§5)', () => {
    expect(datePickerRange(day('2026-11-21'))).toEqual({ min: '1926-11-21', max: '2078-11-21' });
    expect(datePickerRange(day('2026-11-21'), { min: day('2026-01-01') })).toEqual({
      min: '2026-01-01',
      max: '2078-11-21',
    });
    expect(datePickerRange(day('2026-11-21'), { max: day('2027-01-01') }).max).toBe('2027-01-01');
  });
});

describe('a month later (§9)', () => {
  it('is the same day of the next month, or its last day', () => {
    expect(addMonths('2026-01-31' as CivilDate, 1)).toBe('2026-02-28');
    expect(addMonths('2024-03-31' as CivilDate, -1)).toBe('2024-02-29');
    expect(addMonths('2026-12-15' as CivilDate, 1)).toBe('2027-01-15');
    expect(addMonths('2026-01-15' as CivilDate, -1)).toBe('2025-12-15');
    expect(addMonths('2026-10-31' as CivilDate, 1)).toBe('2026-11-30');
    expect(addMonths('2026-11-30' as CivilDate, 1)).toBe('2026-12-30');
  });

  it('is reversible, except for clamped days', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: -600, max: 600 }),
        (days, months) => {
          const date = addDays('2000-01-01' as CivilDate, days);
          const back = addMonths(addMonths(date, months), -months);
          expect(back <= date).toBe(true);
          if (Number(date.slice(8)) <= 28) expect(back).toBe(date);
        },
      ),
    );
  });
});
