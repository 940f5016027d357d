import { MatchId } from '@kampdag/core/ids';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { Observable, of, Subject, type Subscriber } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followScores } from '../../../src/web/machines/followScores.ts';
import { createLiveScores } from '../../../src/web/machines/liveScores.ts';

const match = (id: number): LiveMatchOf => ({
  matchId: MatchId(id),
  sport: sportOf('icehockey'),
  since: Instant(0),
});
const score = (home: number): LiveScore => ({ score: { home, away: 0 }, phase: 'inPlay', period: null });

/** The scores that are followed, and a way to tell them. */
const openScores = () => {
  const followed = new Map<number, Subscriber<LiveScore>>();
  let begun = 0;
  const scores = followScores(
    { context: { scores: new Map(), pinned: new Map() } },
    ({ matchId }) =>
      new Observable<LiveScore>((subscriber) => {
        if (followed.has(matchId)) throw new Error(`${matchId} is followed twice`);
        begun += 1;
        followed.set(matchId, subscriber);
        return () => followed.delete(matchId);
      }),
  );
  return {
    scores,
    /** Returns a function that releases them. */
    follow: (...ids: readonly number[]) => scores.follow(ids.map(match)),
    settle: () => vi.advanceTimersByTime(1),
    ids: () => [...followed.keys()].toSorted((a, b) => a - b),
    begun: () => begun,
    tell: (id: number, some: LiveScore) => followed.get(id)?.next(some),
    scoreOf: (id: number) => scores.getSnapshot().context.scores.get(MatchId(id)),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live scores of a page', () => {
  it('follow a match once, however many components show it, until the last releases it', () => {
    const { follow, settle, ids, begun } = openScores();
    const releaseBoth = follow(1, 2);
    const releaseOne = follow(1);
    expect([ids(), begun()]).toEqual([[1, 2], 2]);
    releaseBoth();
    settle();
    expect(ids()).toEqual([1]);
    releaseOne();
    settle();
    expect(ids()).toEqual([]);
  });

  it('follow the first hundred of a list whose results are late, as a connection has no more channels', () => {
    const { follow, ids } = openScores();
    const all = Array.from({ length: 120 }, (_, id) => id);
    const release = follow(...all);
    expect(ids()).toEqual(all.slice(0, 100));
    release();
  });

  it('are those of a page that follows the whole match, which is not followed twice (issue 34)', () => {
    const { scores, follow, settle, ids, begun, scoreOf, tell } = openScores();
    const page = new Subject<LiveScore>();
    const takeBack = scores.lend(MatchId(1), page);
    follow(1, 2);
    page.next(score(3));
    expect([ids(), begun(), scoreOf(1)]).toEqual([[2], 1, score(3)]);
    takeBack();
    settle();
    expect([ids(), scoreOf(1)]).toEqual([[1, 2], score(3)]);
    tell(1, score(4));
    page.next(score(9));
    expect(scoreOf(1)).toEqual(score(4));
    scores.lend(MatchId(1), of(score(5)));
    expect([ids(), scoreOf(1)]).toEqual([[2], score(5)]);
  });

  it('keep following a match that one screen releases and the next follows', () => {
    const { follow, settle, ids, begun } = openScores();
    follow(1)();
    follow(1);
    settle();
    expect([ids(), begun()]).toEqual([[1], 1]);
  });

  it('keep every other match’s score the same object when one changes, also when it is followed no more', () => {
    const { scores, follow, settle, tell, scoreOf } = openScores();
    const release = follow(1, 2);
    const heard = vi.fn();
    scores.subscribe(heard);
    heard.mockClear();
    tell(1, score(1));
    const first = scoreOf(1);
    tell(2, score(2));
    expect(heard).toHaveBeenCalledTimes(2);
    expect(scoreOf(1)).toBe(first);
    expect(scoreOf(2)).toEqual(score(2));
    release();
    settle();
    expect(scoreOf(1)).toBe(first);
  });

  it('load nothing while no match is in play', () => {
    const load = vi.fn(() => Promise.reject(new Error('not to be loaded')));
    createLiveScores(load, { delay$: of(0), now: () => Instant(0) }).follow([])();
    expect(load).not.toHaveBeenCalled();
  });

  it('follow exactly the matches shown, in whatever order components mount and unmount', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.uniqueArray(fc.integer({ min: 1, max: 5 })), fc.nat(5), fc.boolean())),
        (steps) => {
          const { follow, settle, ids } = openScores();
          const places: { readonly wanted: readonly number[]; readonly release: () => void }[] = [];
          for (const [wanted, leaves, waits] of steps) {
            places.push({ wanted, release: follow(...wanted) });
            for (const { release } of places.splice(0, Math.min(leaves, places.length - 1))) release();
            if (waits) settle();
          }
          settle();
          const shown = new Set(places.flatMap(({ wanted }) => wanted));
          expect(ids()).toEqual([...shown].toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
