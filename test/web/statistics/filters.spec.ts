import { TeamId } from '@kampdag/core/ids';
import { matchLimits } from '@kampdag/core/league/match/matchLimit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { statisticsMessages } from '../../../src/web/i18n/messages/statistics.ts';
import { activeFilters, phoneChips } from '../../../src/web/screens/statistics/filter/ActiveChips.tsx';
import {
  filterChange,
  noFilters,
  type QueryChange,
  readStatisticsFilter,
  type StatisticsFilter,
} from '../../../src/web/statistics/filter.ts';

const read = (query: string) => readStatisticsFilter(new URLSearchParams(query));

const nothing: StatisticsFilter = {
  teamId: null,
  opponentId: null,
  limit: 0,
  role: null,
  regulars: false,
  basis: 'game',
  search: '',
};

const changed = (query: string, change: QueryChange): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const [key, value] of Object.entries(change)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return next;
};

describe('the statistics filter in an address', () => {
  it('filters nothing by default', () => {
    expect(read('')).toEqual(nothing);
  });

  it('is read from the address', () => {
    expect(
      read(
        'teamOrgId=7&opponentId=8&numberMatches=5&position=defence&minutes=regulars&per=total&search=ost%20ma',
      ),
    ).toEqual({
      teamId: 7,
      opponentId: 8,
      limit: 5,
      role: 'defence',
      regulars: true,
      basis: 'total',
      search: 'ost ma',
    });
  });

  it('uses the site’s selected team where the page has none', () => {
    expect(read('teamId=9').teamId).toBe(9);
    expect(read('teamId=9&teamOrgId=7').teamId).toBe(7);
  });

  it('ignores invalid values', () => {
    expect(read('teamOrgId=x&opponentId=-4&numberMatches=3&position=goalie&minutes=1&per=week')).toEqual(
      nothing,
    );
    expect(read(`search=${'a'.repeat(500)}`).search).toHaveLength(60);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => read(text)).not.toThrow();
      }),
    );
  });

  it('survives writing and reading', () => {
    fc.assert(
      fc.property(
        fc.record({
          teamId: fc.option(fc.integer({ min: 1, max: 999_999 }).map(TeamId)),
          opponentId: fc.option(fc.integer({ min: 1, max: 999_999 }).map(TeamId)),
          limit: fc.constantFrom(...matchLimits),
          role: fc.constantFrom('forward' as const, 'defence' as const, null),
          regulars: fc.boolean(),
          basis: fc.constantFrom('game' as const, 'total' as const),
          search: fc.constantFrom('', 'Østbye', 'a b'),
        }),
        (filter) => {
          const query = changed('seasonId=1', {
            ...filterChange('teamId', filter.teamId),
            ...filterChange('opponentId', filter.opponentId),
            ...filterChange('limit', filter.limit),
            ...filterChange('role', filter.role),
            ...filterChange('regulars', filter.regulars),
            ...filterChange('basis', filter.basis),
            ...filterChange('search', filter.search),
          });
          expect(readStatisticsFilter(query)).toEqual(filter);
          expect(readStatisticsFilter(changed(query.toString(), noFilters))).toEqual({
            ...nothing,
            basis: filter.basis,
          });
          expect(query.get('seasonId')).toBe('1');
        },
      ),
    );
  });

  it('resets the page when it changes', () => {
    expect(changed('page=4', filterChange('limit', 5)).has('page')).toBe(false);
  });
});

const nameOf = (id: TeamId): string => `Team ${id}`;

describe('the active filters', () => {
  const m = statisticsMessages.en.filter;
  const all: StatisticsFilter = {
    teamId: TeamId(7),
    opponentId: TeamId(8),
    limit: 1,
    role: 'forward',
    regulars: true,
    basis: 'total',
    search: 'ost',
  };

  it('are named, each with a way to remove it', () => {
    const active = activeFilters(['team', 'opponent', 'matches', 'position'], all, nameOf, m);
    expect(active.map(({ label }) => label)).toEqual(['Team 7', 'Against Team 8', 'Last match', 'Forwards']);
    const [team] = active;
    expect(readStatisticsFilter(changed('teamOrgId=7&teamId=7', team?.without ?? {})).teamId).toBeNull();
  });

  it('are only those the screen has', () => {
    expect(activeFilters(['search', 'minutes'], all, nameOf, m).map(({ label }) => label)).toEqual([
      '“ost”',
      'At least 40% of the time in goal',
    ]);
    expect(activeFilters(['basis'], all, nameOf, m)).toEqual([]);
  });

  it('are on a phone at most four chips: all of up to four, else three and a count (§2)', () => {
    expect(phoneChips([1, 2, 3, 4])).toEqual({ shown: [1, 2, 3, 4], more: 0 });
    expect(phoneChips([1, 2, 3, 4, 5])).toEqual({ shown: [1, 2, 3], more: 2 });
    fc.assert(
      fc.property(fc.array(fc.nat()), (chips) => {
        const { shown, more } = phoneChips(chips);
        expect(shown.length + Math.sign(more)).toBeLessThanOrEqual(4);
        expect(shown.length + more).toBe(chips.length);
      }),
    );
  });
});
