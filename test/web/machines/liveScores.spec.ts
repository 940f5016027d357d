import { MatchId } from '@kampdag/core/ids';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveScores, type FollowScore } from '../../../src/web/machines/liveScores.ts';

const match = (id: number): LiveMatchOf => ({ matchId: MatchId(id), sport: 'icehockey', since: Instant(0) });
const score = (home: number): LiveScore => ({ score: { home, away: 0 }, phase: 'inPlay', period: null });

/** What is followed, and a way to tell its scores. */
const line = () => {
  const followed = new Map<number, (some: LiveScore) => void>();
  let begun = 0;
  const follow: FollowScore = ({ matchId }, changed) => {
    if (followed.has(matchId)) throw new Error(`${matchId} is followed twice`);
    begun += 1;
    followed.set(matchId, changed);
    return () => followed.delete(matchId);
  };
  return {
    follow,
    ids: () => [...followed.keys()].toSorted((a, b) => a - b),
    begun: () => begun,
    tell: (id: number, some: LiveScore) => followed.get(id)?.(some),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the live scores of a page', () => {
  it('follow a match once, however many places show it, until the last lets go', async () => {
    const { follow, ids, begun } = line();
    const scores = createLiveScores(() => Promise.resolve(follow));
    const slider = scores.follow([match(1), match(2)]);
    const board = scores.follow([match(1)]);
    await settled();
    expect([ids(), begun()]).toEqual([[1, 2], 2]);
    slider();
    await settled();
    expect(ids()).toEqual([1]);
    board();
    await settled();
    expect(ids()).toEqual([]);
  });

  it('stay with a match that one screen lets go of and the next takes up', async () => {
    const { follow, ids, begun } = line();
    const scores = createLiveScores(() => Promise.resolve(follow));
    const board = scores.follow([match(1)]);
    await settled();
    board();
    scores.follow([match(1)]);
    await settled();
    expect([ids(), begun()]).toEqual([[1], 1]);
  });

  it('load nothing while no match is in play', async () => {
    const load = vi.fn(() => Promise.resolve(line().follow));
    const scores = createLiveScores(load);
    scores.follow([]);
    await settled();
    expect(load).not.toHaveBeenCalled();
  });

  it('tell of a change, and keep every other match’s score the same object', async () => {
    const { follow, tell } = line();
    const scores = createLiveScores(() => Promise.resolve(follow));
    scores.follow([match(1), match(2)]);
    await settled();
    const heard = vi.fn<() => void>();
    const stop = scores.subscribe(heard);
    tell(1, score(1));
    const first = scores.scoreOf(MatchId(1));
    tell(2, score(2));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(scores.scoreOf(MatchId(1))).toBe(first);
    expect(scores.scores().get(MatchId(2))).toEqual(score(2));
    stop();
    tell(1, score(3));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('try again after five seconds when the code could not be loaded, as long as somebody wants them', async () => {
    const { follow, ids } = line();
    let fails = true;
    const load = vi.fn(() => (fails ? Promise.reject(new Error('offline')) : Promise.resolve(follow)));
    const scores = createLiveScores(load);
    const stop = scores.follow([match(1)]);
    await settled();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(load).toHaveBeenCalledTimes(1);
    fails = false;
    await vi.advanceTimersByTimeAsync(1);
    expect(ids()).toEqual([1]);
    stop();
  });

  it('follow exactly what is wanted, in whatever order places come and go', async () => {
    vi.useRealTimers();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 5 })), fc.nat(5), fc.boolean())),
        async (steps) => {
          const { follow, ids } = line();
          const scores = createLiveScores(() => Promise.resolve(follow));
          const places: { readonly wanted: readonly number[]; readonly stop: () => void }[] = [];
          for (const [wanted, leaves, waits] of steps) {
            places.push({ wanted, stop: scores.follow(wanted.map(match)) });
            for (const { stop } of places.splice(0, Math.min(leaves, places.length - 1))) stop();
            if (waits) await new Promise((resolve) => setImmediate(resolve));
          }
          await new Promise((resolve) => setImmediate(resolve));
          expect(ids()).toEqual(
            [...new Set(places.flatMap(({ wanted }) => wanted))].toSorted((a, b) => a - b),
          );
        },
      ),
    );
  });
});
