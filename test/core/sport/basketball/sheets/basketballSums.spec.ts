import { BasketballSeasonPlayerRow } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import { basketballSums } from '@kampdag/core/sport/basketball/sheets/basketballTotals';
import { describe, expect, it } from 'vitest';
import { decoded } from '../../../league/decoded.ts';

const row = (matches: number, points: number) =>
  decoded(BasketballSeasonPlayerRow, { personId: 1, matches, points, totalSeconds: 600 });

describe('basketball lines added up', () => {
  it('count matches too: two teams of a player in a league make one season', () => {
    expect(basketballSums([row(3, 20), row(2, 11)])).toMatchObject({ matches: 5, points: 31, seconds: 1200 });
  });
});
