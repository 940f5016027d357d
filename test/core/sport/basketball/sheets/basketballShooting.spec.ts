import { seasonPercentage } from '@kampdag/core/league/player/percentage';
import { type BasketballTeam, BasketballTeamRow } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { shootingCoverage } from '@kampdag/core/sport/basketball/sheets/basketballRules';
import { shootingOf } from '@kampdag/core/sport/basketball/sheets/basketballShooting';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const line = (shots: Readonly<Record<string, number>>): BasketballTeam => {
  const read = BasketballTeamRow.decode({ orgId: 1, orgName: 'A', matches: 1, ...shots });
  if (either.isLeft(read)) throw new Error('the row is no team');
  return read.right;
};

const shootingIn = (team: BasketballTeam, coverage = shootingCoverage([team])) =>
  shootingOf(team, coverage, seasonPercentage);

describe('shooting where every shot was reported', () => {
  const { freeThrows, twoPointers, threePointers, fieldGoals } = shootingIn(
    line({ p1Sum: 7, p1MissSum: 3, p2Sum: 2, p2MissSum: 1, p3Sum: 4, p3MissSum: 0 }),
  );

  it('counts those that went in, and those with the misses', () => {
    const kinds = [freeThrows, twoPointers, threePointers, fieldGoals];
    expect(kinds.map(({ made }) => made)).toEqual([7, 2, 4, 6]);
    expect(kinds.map(({ attempts }) => attempts)).toEqual([10, 3, 4, 7]);
  });

  it('is rounded, 100 without a miss, and 0 of none (§5, §9)', () => {
    expect(twoPointers.percentage).toBe(67);
    expect(threePointers.percentage).toBe(100);
    expect(fieldGoals.percentage).toBe(86);
    const covered = { freeThrows: true, fieldGoals: true };
    expect(shootingIn(line({ p2Sum: 0 }), covered).twoPointers.percentage).toBe(0);
  });
});

describe('shooting where only made shots were reported (R27)', () => {
  const { freeThrows, twoPointers, threePointers, fieldGoals } = shootingIn(
    line({ p1Sum: 7, p1MissSum: 3, p2Sum: 20, p3Sum: 4 }),
  );

  it('has no percentage, not 100 %', () => {
    expect([twoPointers, threePointers, fieldGoals].map(({ percentage }) => percentage)).toEqual([
      null,
      null,
      null,
    ]);
    expect(twoPointers.made).toBe(20);
  });

  it('keeps the free throws, whose misses were reported', () => {
    expect(freeThrows).toEqual({ made: 7, attempts: 10, percentage: 70 });
  });
});
