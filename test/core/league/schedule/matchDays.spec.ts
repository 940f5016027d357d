import { fc, it } from '@fast-check/vitest';
import { MatchId, TeamId } from '@kampdag/core/ids';
import { matchDaysOf, nearestMatchDay } from '@kampdag/core/league/schedule/matchDays';
import { shortSeasonName } from '@kampdag/core/league/season/season';
import { type CivilDate, civilDate } from '@kampdag/core/time/civilDate';
import { describe, expect } from 'vitest';
import { plainMatch } from '../../../arbitraries/matches.ts';

const on = (day: number): CivilDate => civilDate({ year: 2026, month: 11, day });
const match = (id: number, date: CivilDate | null, statusTypeId: number | null = null) => ({
  ...plainMatch,
  matchId: MatchId(id),
  date,
  statusTypeId,
});

describe('match days', () => {
  it('are each day once, in order, without matches that are not shown (§4) or have no day (R10)', () => {
    const matches = [match(1, on(9)), match(2, on(3)), match(3, on(9)), match(4, null), match(5, on(5), 7)];
    expect(matchDaysOf(matches, null)).toEqual([on(3), on(9)]);
    expect(matchDaysOf(matches, TeamId(-1))).toEqual([]);
  });

  it.prop([fc.uniqueArray(fc.integer({ min: 1, max: 30 })), fc.integer({ min: 1, max: 30 })])(
    'lead from any day to the next one, else to the last before it, never to itself',
    (numbers, chosen) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      const later = sorted.filter((day) => day > chosen);
      const earlier = sorted.filter((day) => day < chosen);
      const expected = later.at(0) ?? earlier.at(-1);
      expect(nearestMatchDay(sorted.map(on), on(chosen))).toBe(expected === undefined ? null : on(expected));
    },
  );
});

describe('a season', () => {
  it.each([
    ['Ishockeysesongen 2026-2027', '2026–27'],
    ['Volleyballsesongen 2026/2027', '2026–27'],
    ['Sesongen 1999 – 2000', '1999–00'],
    ['Vårsesongen 2026', 'Vårsesongen 2026'],
    ['2025/26', '2025–26'],
    ['Vinterserien', 'Vinterserien'],
    ['Liga 12345-67890', 'Liga 12345-67890'],
  ])('called %s is %s for short', (name, short) => {
    expect(shortSeasonName(name)).toBe(short);
  });
});
