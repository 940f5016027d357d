import { onBasis } from '@kampdag/core/league/player/perGame';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a figure of a season', () => {
  it('is the sum, or its average per match with one decimal', () => {
    expect(onBasis(304, 19, 'total')).toBe(304);
    expect(onBasis(304, 19, 'game')).toBe(16);
    expect(onBasis(10, 3, 'game')).toBe(3.3);
    expect(onBasis(5, 20, 'game')).toBe(0.3);
  });

  it('has no average without a match', () => {
    expect(onBasis(7, 0, 'game')).toBeNull();
    expect(onBasis(7, 0, 'total')).toBe(7);
  });

  it('is never further from the average than half a tenth', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.integer({ min: 1, max: 100 }), (sum, matches) => {
        expect(Math.abs((onBasis(sum, matches, 'game') ?? Number.NaN) - sum / matches)).toBeLessThan(0.0501);
      }),
    );
  });
});
