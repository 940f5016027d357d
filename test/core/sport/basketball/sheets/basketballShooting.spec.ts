import { type BasketballTeam, BasketballTeamRow } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import {
  attempts,
  made,
  shootingPercentageOf,
} from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const line = (shots: Readonly<Record<string, number>>): BasketballTeam => {
  const read = BasketballTeamRow.decode({ orgId: 1, orgName: 'A', matches: 1, ...shots });
  if (either.isLeft(read)) throw new Error('the row is no team');
  return read.right;
};

describe('shooting where every shot was reported', () => {
  const team = line({ p1Sum: 7, p1MissSum: 3, p2Sum: 2, p2MissSum: 1, p3Sum: 4, p3MissSum: 0 });
  const coverage = shootingCoverage([team]);

  it('counts those that went in, and those with the misses', () => {
    expect((['free', 'two', 'three'] as const).map((kind) => made(team, kind))).toEqual([7, 2, 4]);
    expect((['free', 'two', 'three'] as const).map((kind) => attempts(team, kind, coverage))).toEqual([
      10, 3, 4,
    ]);
  });

  it('is rounded, 100 without a miss, and 0 of none (§5, §9)', () => {
    expect(shootingPercentageOf(team, 'two', coverage)).toBe(67);
    expect(shootingPercentageOf(team, 'three', coverage)).toBe(100);
    expect(shootingPercentageOf(line({ p2Sum: 0 }), 'two', coverage)).toBe(0);
  });
});

describe('shooting where only made shots were reported (R27)', () => {
  const team = line({ p1Sum: 7, p1MissSum: 3, p2Sum: 20, p3Sum: 4 });
  const coverage = shootingCoverage([team]);

  it('has no attempts and no percentage, not 100 %', () => {
    expect(attempts(team, 'two', coverage)).toBeNull();
    expect(shootingPercentageOf(team, 'two', coverage)).toBeNull();
    expect(shootingPercentageOf(team, 'three', coverage)).toBeNull();
    expect(made(team, 'two')).toBe(20);
  });

  it('keeps the free throws, whose misses were reported', () => {
    expect(attempts(team, 'free', coverage)).toBe(10);
    expect(shootingPercentageOf(team, 'free', coverage)).toBe(70);
  });
});
