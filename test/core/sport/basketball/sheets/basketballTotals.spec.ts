import {
  type BasketballLine,
  BasketballMatchPlayerRow,
} from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { totalLine } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { describe, expect, it } from 'vitest';
import { decoded } from '../../../league/decoded.ts';

const columns = [
  'totalSeconds points fouls p1Sum p1MissSum p2Sum p2MissSum p3Sum p3MissSum offRebSum defRebSum',
  'assists stSum blSum toSum',
]
  .join(' ')
  .split(' ');

/** A line in which every column has a number of its own. */
const lineOf = (times: number): BasketballLine =>
  decoded(BasketballMatchPlayerRow, {
    personId: 1,
    ...Object.fromEntries(columns.map((name, index) => [name, (index + 1) * times])),
  });

describe("a basketball team's line", () => {
  it("is the sum of its players', column by column", () => {
    const single = lineOf(11);
    const sum = totalLine([lineOf(1), lineOf(10)]);
    expect(Object.keys(sum)).toHaveLength(columns.length);
    expect(single).toMatchObject(sum);
    expect(sum).toEqual(totalLine([single]));
  });

  it('is all zeros without players', () => {
    expect(new Set(Object.values(totalLine([])))).toEqual(new Set([0]));
  });
});
