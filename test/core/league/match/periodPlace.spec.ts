import { fc, test } from '@fast-check/vitest';
import { FederationText } from '@kampdag/core/federationText';
import { PeriodId } from '@kampdag/core/ids';
import { countByPeriod, placesOf } from '@kampdag/core/league/match/periodCounts';
import { byPlace, decidedIn, periodPlaceOf, placeKey } from '@kampdag/core/league/match/periodPlace';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';

const named = (name: string | null, id: number | null = null) => ({
  periodId: id === null ? null : PeriodId(id),
  name: name === null ? null : FederationText(name),
});

/** A period's place as words. */
const placeOf = (sport: SportKind, ...period: Parameters<typeof named>): string => {
  const place = periodPlaceOf(sportOf(sport), named(...period));
  return place === null ? 'none' : `${place.kind} ${place.number}`;
};

describe('the place of a period', () => {
  it('comes from its id if the sport has it', () => {
    expect(placeOf('icehockey', null, 200_054)).toBe('overtime 1');
    expect(placeOf('basketball', null, 200_082)).toBe('overtime 6');
  });

  it('is told by the federation’s label otherwise, up to the twelfth period (§2, §3)', () => {
    expect(placeOf('soccer', '12. periode', 99)).toBe('regulation 12');
    expect(placeOf('basketball', '2. ekstraomgang')).toBe('overtime 2');
    expect(placeOf('icehockey', 'Overtime', 99)).toBe('overtime 1');
    expect(placeOf('icehockey', 'Straffeslag')).toBe('shootout 1');
    expect(placeOf('soccer', '2. omgang', 200_032)).toBe('regulation 2');
  });

  it('takes no year and no number of many digits for an ordinal (R17)', () => {
    expect(placeOf('icehockey', 'Overtime 2026', 99)).toBe('overtime 1');
    expect(periodPlaceOf(sportOf('icehockey'), named(`${'9'.repeat(400)}. periode`, 99))).toBeNull();
    expect(periodPlaceOf(sportOf('icehockey'), named('99. periode', 99))).toBeNull();
  });

  it('is an overtime from the fourth to the twelfth period of hockey (R31)', () => {
    expect(placeOf('icehockey', '3. periode', 99)).toBe('regulation 3');
    expect(periodPlaceOf(sportOf('icehockey'), named('4. periode', 99))).toEqual({
      kind: 'overtime',
      number: 1,
      ordinal: 4,
    });
    expect(periodPlaceOf(sportOf('icehockey'), named('12. periode', 99))).toEqual({
      kind: 'overtime',
      number: 9,
      ordinal: 12,
    });
    expect(decidedIn(sportOf('icehockey'), [named('3. periode'), named('4. periode')])).toEqual({
      kind: 'overtime',
      number: 1,
      ordinal: 4,
    });
  });

  it('is null for a period without id and label', () => {
    expect(periodPlaceOf(sportOf('icehockey'), named(null))).toBeNull();
    expect(periodPlaceOf(sportOf('soccer'), named('Kampen'))).toBeNull();
  });

  it('decides a match by the last kind of period played', () => {
    const overtime = { kind: 'overtime', number: 1 };
    const shootout = { kind: 'shootout', number: 1 };
    expect(decidedIn(sportOf('icehockey'), [named(null, 200_053)])).toBeNull();
    expect(decidedIn(sportOf('icehockey'), [named(null, 200_053), named(null, 200_054)])).toEqual(overtime);
    expect(decidedIn(sportOf('icehockey'), [named(null, 200_055), named(null, 200_054)])).toEqual(shootout);
    expect(decidedIn(sportOf('icehockey'), [named(null, 200_054), named(null, 200_055)])).toEqual(shootout);
    expect(
      decidedIn(sportOf('basketball'), [named('1. ekstraomgang'), named('2. ekstraomgang')])?.number,
    ).toBe(2);
    expect(decidedIn(sportOf('icehockey'), [])).toBeNull();
  });
});

const place = fc.record({
  kind: fc.constantFrom('regulation' as const, 'overtime' as const, 'shootout' as const),
  number: fc.integer({ min: 1, max: 12 }),
});

describe('a table by period', () => {
  test.prop([
    fc.array(
      fc.record({ side: fc.constantFrom('home' as const, 'away' as const), place, amount: fc.nat(40) }),
    ),
  ])('adds up to its totals, whatever the order and however often a period is told of', (counted) => {
    const places = placesOf(
      [],
      counted.map((one) => one.place),
    );
    expect(new Set(places.map(placeKey)).size).toBe(places.length);
    expect(places).toEqual(places.toSorted(byPlace));
    const { counts, totals } = countByPeriod(places, counted);
    for (const side of ['home', 'away'] as const) {
      expect(counts[side].reduce<number>((sum, count) => sum + (count ?? 0), 0)).toBe(totals[side]);
    }
  });

  it('counts amounts without a period in the total', () => {
    const first = { kind: 'regulation', number: 1 } as const;
    const { counts, totals } = countByPeriod(
      [first],
      [
        { side: 'home', place: null, amount: 2 },
        { side: 'home', place: first, amount: 1 },
      ],
    );
    expect(counts.home).toEqual([1]);
    expect(totals).toEqual({ home: 3, away: 0 });
  });
});
