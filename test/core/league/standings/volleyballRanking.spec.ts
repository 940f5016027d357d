import { ranking } from '@kampdag/core/league/standings/ranking';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { describe, expect, it } from 'vitest';

/** A team's figures: matches won, points, sets and rally points. */
const team = (
  victories: number,
  points: number,
  [goalsScored, goalsConceded]: readonly [number, number],
  [partialPointsScored, partialPointsConceded]: readonly [number, number],
) => ({ victories, points, goalsScored, goalsConceded, partialPointsScored, partialPointsConceded });

const orderOf = (tallies: readonly ReturnType<typeof team>[]): readonly number[] => {
  const rule = sportOf('volleyball').ranking;
  return ranking(
    { tallies, isOut: () => false, games: [], counting: { rule, multiplier: 3 } },
    rule.orders[0],
  );
};

describe("volleyball's ranking by FIVB's rules of competitions", () => {
  it('counts matches won before points', () => {
    expect(orderOf([team(2, 7, [8, 6], [300, 300]), team(3, 6, [9, 8], [300, 300])])).toEqual([1, 0]);
  });

  it('counts points before the ratio of sets', () => {
    expect(orderOf([team(2, 5, [8, 2], [300, 300]), team(2, 6, [8, 6], [300, 300])])).toEqual([1, 0]);
  });

  it('counts the ratio of sets, not their difference, before that of rally points', () => {
    expect(orderOf([team(2, 6, [12, 8], [400, 300]), team(2, 6, [6, 3], [300, 300])])).toEqual([1, 0]);
  });

  it('counts the ratio of rally points last', () => {
    expect(orderOf([team(2, 6, [6, 3], [300, 300]), team(2, 6, [6, 3], [310, 300])])).toEqual([1, 0]);
  });
});
