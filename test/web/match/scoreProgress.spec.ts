import { fc, test } from '@fast-check/vitest';
import { FederationText } from '@kampdag/core/federationText';
import { PeriodId } from '@kampdag/core/ids';
import { incidentTimeline } from '@kampdag/core/league/match/incidentTimeline';
import { type PeriodPlace, placeKey } from '@kampdag/core/league/match/periodPlace';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';
import { areaPath, leadSteps } from '../../../src/web/match/lead/leadPath.ts';
import {
  type ScoreProgress,
  scoreProgressOf,
  tablePoints,
} from '../../../src/web/match/lead/scoreProgress.ts';

type Told = readonly [period: number, side: 'home' | 'away', time: number];

const types: Readonly<Record<SportKind, readonly [number, string, number | null]>> = {
  icehockey: [1, 'Mål', null],
  basketball: [200_436, 'Skudd', 200_443],
  volleyball: [3, 'Poeng', null],
  soccer: [4, 'Mål', null],
  handball: [200_701, 'Mål', null],
  plain: [5, 'Mål', null],
};

const firstPeriods: Readonly<Record<SportKind, number>> = {
  icehockey: 200_050,
  basketball: 200_072,
  volleyball: 200_060,
  soccer: 200_030,
  handball: 200_090,
  plain: 200_900,
};

const course = (sport: SportKind, told: readonly Told[], played: readonly PeriodPlace[] = []) => {
  const [typeId, type, subtypeId] = types[sport];
  const incidents = told.map(([period, side, time], at) => ({
    incidentId: at,
    typeId,
    type: FederationText(type),
    subtypeId,
    subtype: null,
    side,
    periodId: PeriodId(firstPeriods[sport] + period),
    time,
    people: [],
  }));
  const periods = [1, 2].map((number) => ({
    periodId: PeriodId(firstPeriods[sport] + number),
    name: FederationText(`${number}. omgang`),
    homeGoals: 0,
    awayGoals: 0,
  }));
  return scoreProgressOf(
    sportOf(sport),
    incidentTimeline({
      sport: sportOf(sport),
      incidents,
      periods: sport === 'soccer' ? periods : [],
      typeNames: new Map(),
    }),
    played,
  );
};

/** The points of a course with their sections. */
const drawn = ({ points }: ScoreProgress) =>
  points.map((point) => ({ ...point, section: placeKey(point.place) }));

describe('the score through a match', () => {
  it('places goals by playing time, counting periods without goals', () => {
    const found = course('icehockey', [
      [1, 'home', 60],
      [3, 'away', 30],
    ]);
    expect(found?.points.map(({ x }) => x)).toEqual([60, 2_430]);
    expect(found?.end).toBe(3_600);
    expect(found?.starts.map(({ x }) => x)).toEqual([0, 1_200, 2_400]);
  });

  it('ends with a sudden-death goal', () => {
    expect(course('icehockey', [[4, 'home', 100]])?.end).toBe(3_700);
  });

  it('counts points where the sport has no clock', () => {
    const found = course('volleyball', [
      [1, 'home', 0],
      [1, 'home', 0],
      [2, 'away', 0],
    ]);
    expect(found?.points.map(({ x }) => x)).toEqual([1, 2, 3]);
    expect(found?.starts.map(({ x }) => x)).toEqual([0, 2]);
  });

  it('measures halves of unknown length by their latest event', () => {
    expect(course('soccer', [[1, 'home', 1_480]])?.end).toBe(1_500);
  });

  it('includes the result’s periods without events, before and after others', () => {
    const halves = [1, 2].map((number): PeriodPlace => ({ kind: 'regulation', number }));
    const late = course('soccer', [[2, 'home', 600]], halves);
    expect(late?.points.map(({ x }) => x)).toEqual([1_200]);
    expect(late?.end).toBe(1_200);
    expect(course('soccer', [[1, 'home', 600]], halves)?.end).toBe(1_200);
  });

  it('counts the largest leads and lead changes; a tie in between is none', () => {
    const found = course('basketball', [
      [1, 'home', 1],
      [1, 'away', 2],
      [1, 'home', 3],
      [1, 'away', 4],
      [1, 'away', 5],
    ]);
    expect(found?.largest).toEqual({ home: 2, away: 2 });
    expect(found?.changes).toBe(1);
  });

  it('is empty without a score', () => {
    expect(course('icehockey', [])).toBeNull();
  });

  test.prop([
    fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('home' as const, 'away' as const),
        fc.nat(599),
      ),
      { minLength: 1, maxLength: 150 },
    ),
  ])('never goes back in time, ends with the result, and its table includes the end', (told) => {
    const sorted = told.toSorted((a, b) => a[0] - b[0] || a[2] - b[2]);
    const found = course('basketball', sorted);
    if (found === null) throw new Error('no course');
    const xs = found.points.map(({ x }) => x);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    expect(Math.max(...xs)).toBeLessThanOrEqual(found.end);
    const home = told.filter(([, side]) => side === 'home').length * 2;
    expect(found.points.at(-1)?.score).toEqual({ home, away: told.length * 2 - home });
    const telling = tablePoints(found);
    expect(telling.at(-1)).toBe(found.points.at(-1));
    const steps = leadSteps(drawn(found), found.end, false);
    expect(steps[0]).toEqual([0, 0]);
    expect(steps.at(-1)?.[0]).toBe(found.end);
    expect(areaPath(steps)).not.toMatch(/NaN|undefined/);
  });

  it('restarts level with each set', () => {
    const found = course('volleyball', [
      [1, 'home', 0],
      [1, 'home', 0],
      [2, 'away', 0],
    ]);
    expect(
      found === null ? [] : leadSteps(drawn(found), found.end, true).filter(([, lead]) => lead === 0).length,
    ).toBeGreaterThan(2);
  });
});
