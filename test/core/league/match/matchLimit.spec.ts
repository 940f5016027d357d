import {
  lastMatches,
  matchLimits,
  numberMatchesOf,
  readMatchLimit,
} from '@kampdag/core/league/match/matchLimit';
import { describe, expect, it } from 'vitest';

describe('the filter of last matches (§5)', () => {
  it('offers all, 1, 2, 4, 5 and 10, and takes anything else for all (§9)', () => {
    expect(matchLimits).toEqual([0, 1, 2, 4, 5, 10]);
    expect(matchLimits.map((limit) => readMatchLimit(String(limit)))).toEqual(matchLimits);
    for (const text of [null, '', '3', '-1', '05', 'x']) expect(readMatchLimit(text)).toBe(0);
  });

  it('takes the last matches, all of them for 0, which leaves the call without a limit', () => {
    const matches = Array.from({ length: 12 }, (_, i) => i);
    expect(matchLimits.map((limit) => lastMatches(matches, limit).length)).toEqual([12, 1, 2, 4, 5, 10]);
    expect(lastMatches(matches, 2)).toEqual([10, 11]);
    expect(numberMatchesOf(0)).toBeNull();
    expect(numberMatchesOf(5)).toBe(5);
  });
});
