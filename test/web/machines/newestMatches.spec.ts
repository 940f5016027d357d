import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import type { LiveMatch } from '@kampdag/core/live/match';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { newestMatches } from '../../../src/web/machines/newestMatches.ts';

/** Snapshots are distinguished by their version alone. */
const match = (version: number): LiveUpdate => ({ type: 'match', match: { version } as LiveMatch });
const following: LiveUpdate = { type: 'following' };

const world = () => {
  const updates$ = new Subject<LiveUpdate>();
  const moments$ = new Subject<void>();
  const told: (LiveUpdate | 'end')[] = [];
  updates$
    .pipe(newestMatches(() => moments$))
    .subscribe({ next: (update) => told.push(update), complete: () => told.push('end') });
  return { updates$, moments$, told };
};

describe('a burst of a match’s snapshots', () => {
  it('is its newest at each moment', () => {
    const { updates$, moments$, told } = world();
    updates$.next(match(1));
    updates$.next(match(2));
    expect(told).toEqual([]);
    moments$.next();
    expect(told).toEqual([match(2)]);
    moments$.next();
    expect(told).toEqual([match(2)]);
  });

  it('comes before what was told after it, at once', () => {
    const { updates$, told } = world();
    updates$.next(match(1));
    updates$.next(match(2));
    updates$.next(following);
    expect(told).toEqual([match(2), following]);
  });

  it('is told before the end', () => {
    const { updates$, told } = world();
    updates$.next(match(1));
    updates$.complete();
    expect(told).toEqual([match(1), 'end']);
  });
});
