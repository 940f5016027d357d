import {
  areResultsVisible,
  areStandingsVisible,
  withoutResult,
} from '@kampdag/core/league/match/publication';
import { destinationOf } from '@kampdag/core/site/destination';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchWithin, plainMatch, wallTime } from '../../../arbitraries/matches.ts';

describe('publication (§5, R8)', () => {
  it('shows results only if the league displays them and the tournament published them; unknown counts as yes', () => {
    const seen = [true, false, null].flatMap((displayed) =>
      [true, false, null].map((published) => areResultsVisible({ displayed, published })),
    );
    expect(seen).toEqual([true, false, true, false, false, false, true, false, true]);
  });

  it('hides the standings with the results, and if the table is withheld', () => {
    const seen = [true, false].flatMap((isResultPublished) =>
      [true, false].map((isTablePublished) => areStandingsVisible({ isResultPublished, isTablePublished })),
    );
    expect(seen).toEqual([true, false, false, false]);
  });

  it('leaves a hidden match neither result nor anything that leads to its score (R24)', () => {
    fc.assert(
      fc.property(matchWithin(2), wallTime, (match, now) => {
        const hidden = withoutResult(match);
        expect(hidden.result).toBeNull();
        expect(destinationOf(hidden, now)).toBe('matchnotready');
        expect({ ...hidden, result: match.result, liveClientType: match.liveClientType }).toEqual(match);
      }),
    );
    expect(withoutResult(plainMatch).liveClientType).toBe('None');
  });
});
