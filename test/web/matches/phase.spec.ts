import { describe, expect, it } from 'vitest';
import { byPhase, phaseOf } from '../../../core/league/match/phase.ts';

describe('the order of matches', () => {
  it('has matches in play first, then upcoming, then finished ones, each in their own order', () => {
    const rows = (
      ['Finished', 'Upcoming', 'Live', 'Postponed', 'InProgress', 'Scheduled', 'Cancelled', 'Live'] as const
    ).map((type, at) => ({ at, status: { type } }));
    expect(byPhase(rows).map(({ at }) => at)).toEqual([2, 4, 7, 1, 5, 0, 3, 6]);
  });

  it('counts a match that is not played as over', () => {
    expect(phaseOf({ type: 'Walkover', side: 'home' })).toBe('over');
    expect(phaseOf({ type: 'NoShow', side: 'both' })).toBe('over');
  });
});
