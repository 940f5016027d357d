import { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysIn,
  daysOf,
  firstDays,
  matchCount,
  monthsOf,
} from '../../../src/web/screens/schedule/scheduleDays.ts';
import { portion, readScheduleQuery } from '../../../src/web/screens/schedule/scheduleQuery.ts';
import { plainMatch } from '../../arbitraries/matches.ts';

const match = (id: number, date: string | null): Match => ({
  ...plainMatch,
  matchId: MatchId(id),
  date: date as CivilDate | null,
});
const autumn = [
  match(1, '2026-10-10'),
  match(2, '2026-10-10'),
  match(3, '2026-10-31'),
  match(4, '2026-11-01'),
  match(5, null),
];

describe('the schedule’s days', () => {
  it('hold the matches in their order, each day once (§2)', () => {
    expect(daysOf(autumn).map(({ date, matches }) => [date, matches.map(({ matchId }) => matchId)])).toEqual([
      ['2026-10-10', [1, 2]],
      ['2026-10-31', [3]],
      ['2026-11-01', [4]],
      [null, [5]],
    ]);
  });

  it('are of the months that have matches', () => {
    const days = daysOf(autumn);
    expect(monthsOf(days)).toEqual(['2026-10', '2026-11']);
    expect(matchCount(daysIn(days, '2026-10'))).toBe(3);
    expect(daysIn(days, null)).toBe(days);
  });

  it('are drawn whole, until a portion of matches is reached', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 })),
        fc.integer({ min: 1, max: 60 }),
        (sizes, wanted) => {
          const days = sizes.map((size, i) => ({
            date: `2026-01-${i}` as CivilDate,
            matches: Array.from({ length: size }, (_, n) => match(n, null)),
          }));
          const drawn = firstDays(days, wanted);
          expect(drawn).toEqual(days.slice(0, drawn.length));
          expect(matchCount(drawn)).toBeGreaterThanOrEqual(Math.min(wanted, matchCount(days)));
          expect(matchCount(drawn.slice(0, -1))).toBeLessThan(wanted);
        },
      ),
    );
  });
});

const read = (text: string) => readScheduleQuery(new URLSearchParams(text));

describe('the schedule’s address', () => {
  it('says which side, which month and how much; what is bad falls back', () => {
    expect(read('show=played&month=2026-11&rows=120')).toEqual({
      shown: 'played',
      month: '2026-11',
      count: 120,
    });
    const plain = { shown: null, month: null, count: portion };
    expect(read('')).toEqual(plain);
    expect(read('show=1&month=2026-13&rows=-5')).toEqual(plain);
    expect(read('rows=1e9&month=<script>')).toEqual(plain);
  });
});
