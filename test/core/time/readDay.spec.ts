import { civilDate, dateOfEpochDay, partsOf } from '@kampdag/core/time/civilDate';
import { readDay } from '@kampdag/core/time/readDay';
import * as fc from 'fast-check';
import { option } from 'fp-ts';
import { describe, expect, it } from 'vitest';

describe('a day as federations write it (wire-format §3)', () => {
  it.each([
    ['2026-10-10T00:00:00', '2026-10-10'],
    ['2026-10-10', '2026-10-10'],
    ['2026-10-10 18:30:00', '2026-10-10'],
    ['2026-10-10T23:59:59.1234567', '2026-10-10'],
    ['2026-10-10T00:00:00+02:00', '2026-10-10'],
    ['2026-10-09T22:00:00Z', '2026-10-10'],
    ['2026-10-10T00:00:00.000Z', '2026-10-10'],
    ['10/09/2026 00:00:00', '2026-10-09'],
    ['8/1/2026', '2026-08-01'],
    ['8/1/2026 12:00:00 AM', '2026-08-01'],
    ['31/12/2026', '2026-12-31'],
    ['10.09.2026', '2026-09-10'],
    ['1.8.2026 00:00:00', '2026-08-01'],
    ['/Date(1697148000000)/', '2023-10-13'],
    ['/Date(1697148000000+0200)/', '2023-10-13'],
    ['  2026-10-10T00:00:00 ', '2026-10-10'],
  ])('%s is %s', (sent, day) => {
    expect(readDay(sent)).toEqual(option.some(day));
  });

  it.each([
    '',
    '0001-01-01T00:00:00',
    '01/01/0001 00:00:00',
    '01.01.0001',
    '9999-12-31T23:59:59.9999999',
    '2026-02-30',
    '2026-13-01',
    '13/13/2026',
    '32.01.2026',
    '/Date(-62135596800000)/',
    '/Date(999999999999999)/',
    '20261010',
    'i morgen',
    '2026-10-10Tgarbage',
  ])('%j is not set (R10)', (sent) => {
    expect(readDay(sent)).toEqual(option.none);
  });

  it('is the same day in every form, and no text throws', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 60_000 }), fc.string(), (epochDay, text) => {
        const date = dateOfEpochDay(epochDay);
        const { year, month, day } = partsOf(date);
        for (const sent of [date, `${month}/${day}/${year}`, `${day}.${month}.${year}`, `${date}T12:00:00Z`])
          expect(readDay(sent)).toEqual(option.some(civilDate({ year, month, day })));
        expect(() => readDay(text)).not.toThrow();
      }),
    );
  });
});
