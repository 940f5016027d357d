import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import { delayedBy } from '@kampdag/core/live/cursor/delayed';
import { matchAtInstant } from '@kampdag/core/live/cursor/moment';
import type { LiveMatch } from '@kampdag/core/live/match';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { Instant } from '@kampdag/core/time/instant';
import * as fc from 'fast-check';
import { BehaviorSubject, Subject, VirtualTimeScheduler } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { channel } from '../../../arbitraries/liveMessages.ts';
import { foldAll, readingsOf } from '../readings.ts';

/** A page that is told updates at chosen moments of a virtual time that begins at `start`. */
const page = (start: number, delay: number) => {
  const scheduler = new VirtualTimeScheduler();
  const now = (): Instant => Instant(start + scheduler.now());
  const updates$ = new Subject<LiveUpdate>();
  const delay$ = new BehaviorSubject(delay);
  const told: { readonly at: number; readonly match: LiveMatch }[] = [];
  updates$.pipe(delayedBy(delay$, { now, scheduler })).subscribe((update) => {
    if (update.type === 'match') told.push({ at: now(), match: update.match });
  });
  const at = (instant: number, run: () => void): void =>
    void scheduler.schedule(run, Math.max(0, instant - start));
  return { at, updates$, delay$, told, run: () => scheduler.flush() };
};

/** Three goals, a second apart. */
const threeGoals = [0, 1000, 2000].map((offset, index) => ({
  serial: `s${index}` as never,
  timestamp: Instant(1_800_000_000_000 + offset),
  data: { MatchEventType: 'Goal', MatchId: 8_393_577, ClientId: `g${index}`, Team: 'H', Period: 200051 },
}));

describe('a delayed page', () => {
  it('gets each message when it is as old as the delay, and not before', () => {
    fc.assert(
      fc.property(channel(), fc.integer({ min: 1, max: 180_000 }), (messages, delay) => {
        fc.pre(messages.length > 0);
        const start = Math.min(...messages.map(({ timestamp }) => timestamp));
        const { at, updates$, told, run } = page(start, delay);
        for (const [index, { timestamp }] of messages.entries()) {
          at(timestamp, () => updates$.next({ type: 'match', match: foldAll(messages.slice(0, index + 1)) }));
        }
        run();
        const whole = foldAll(messages);
        for (const { at: instant, match } of told) {
          expect(readingsOf(match)).toEqual(readingsOf(matchAtInstant(whole, Instant(instant - delay))));
        }
        expect(readingsOf(told.at(-1)?.match ?? whole)).toEqual(readingsOf(whole));
      }),
      { numRuns: 60 },
    );
  });

  it('goes back when the delay grows, and to now when it ends', () => {
    const whole = foldAll(threeGoals);
    const { at, updates$, delay$, told, run } = page(1_800_000_000_000, 0);
    at(1_800_000_002_000, () => updates$.next({ type: 'match', match: whole }));
    at(1_800_000_002_500, () => delay$.next(1_000));
    at(1_800_000_002_600, () => delay$.next(0));
    run();
    expect(told.map(({ match }) => match.version)).toEqual([3, 2, 3]);
    // Another delay takes nothing back and reports nothing.
    const [first, back, again] = told.map(({ match }) => match);
    expect(newsBetween(first ?? null, back ?? whole)).toEqual([]);
    expect(newsBetween(back ?? null, again ?? whole)).toEqual([]);
  });

  it('tells the news that follow another delay', () => {
    const whole = foldAll(threeGoals);
    const { at, updates$, delay$, told, run } = page(1_800_000_000_000, 0);
    at(1_800_000_002_000, () => updates$.next({ type: 'match', match: whole }));
    at(1_800_000_002_500, () => delay$.next(2_000));
    run();
    const seen = told.map(({ match }) => match);
    expect(seen.map(({ version }) => version)).toEqual([3, 1, 2, 3]);
    const news = seen
      .slice(1)
      .map((match, index) => newsBetween(seen[index] ?? null, match).map(({ type }) => type));
    expect(news).toEqual([[], ['goal'], ['goal']]);
  });

  it('gets everything at once without a delay', () => {
    const { updates$, told } = page(0, 0);
    const match = foldAll([]);
    updates$.next({ type: 'match', match });
    expect(told.map((one) => one.match)).toEqual([match]);
  });
});
