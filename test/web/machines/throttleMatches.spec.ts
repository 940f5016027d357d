import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import type { LiveMatch } from '@kampdag/core/live/match';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { throttleMatches } from '../../../src/web/machines/throttleMatches.ts';

/** Snapshots are distinguished by identity only. */
const snapshots = [1, 2, 3].map(() => ({}) as LiveMatch);
const match = (number: number): LiveUpdate => ({
  type: 'match',
  match: snapshots[number - 1] ?? ({} as LiveMatch),
});
const following: LiveUpdate = { type: 'following' };

/** Updates, frames and time driven by the test, and the emissions. */
const world = () => {
  const updates$ = new Subject<LiveUpdate>();
  const frames: (() => void)[] = [];
  const later: { readonly at: number; readonly run: () => void }[] = [];
  const told: (LiveUpdate | 'end')[] = [];
  let now = 0;
  const subscription = updates$
    .pipe(
      throttleMatches({
        now: () => now,
        beforeNextFrame: (run) => frames.push(run),
        after: (delay, run) => later.push({ at: now + delay, run }),
      }),
    )
    .subscribe({ next: (update) => told.push(update), complete: () => told.push('end') });
  return {
    told,
    end: () => subscription.unsubscribe(),
    complete: () => updates$.complete(),
    send: (update: LiveUpdate, at: number) => {
      now = at;
      updates$.next(update);
    },
    frame: () => frames.splice(0).forEach((run) => run()),
    /** Time passes, and a frame is painted: what waited for it is called. */
    until: (moment: number) => {
      now = moment;
      for (const { run } of later.filter(({ at }) => at <= moment)) run();
      later.splice(0, later.length, ...later.filter(({ at }) => at > moment));
      frames.splice(0).forEach((run) => run());
    },
  };
};

describe('a throttled match', () => {
  it('emits a single snapshot at once', () => {
    const { told, send } = world();
    send(match(1), 0);
    send(match(2), 250);
    expect(told).toEqual([match(1), match(2)]);
  });

  it('emits the newest snapshot of a burst once a frame', () => {
    const { told, send, frame } = world();
    send(match(1), 0);
    send(match(2), 5);
    send(match(3), 10);
    expect(told).toHaveLength(1);
    frame();
    expect(told).toHaveLength(2);
    expect(told[1]).toBe(told.at(-1));
    expect(told[1]).toMatchObject({ match: snapshots[2] });
    frame();
    expect(told).toHaveLength(2);
  });

  it('emits four times a second in a flood, the newest snapshot last, and normally afterwards', () => {
    const { told, send, until } = world();
    const at: number[] = [];
    for (let moment = 0; moment < 4000; moment += 10) {
      const before = told.length;
      send(match(moment % 3), moment);
      until(moment + 5);
      if (told.length > before) at.push(moment);
    }
    const settled = at.filter((moment) => moment > 1000);
    expect(settled.length).toBeGreaterThanOrEqual(11);
    expect(settled.length).toBeLessThanOrEqual(12);
    until(5000);
    expect(told.at(-1)).toEqual(match(3990 % 3));
    const before = told.length;
    send(match(1), 6000);
    send(match(2), 6300);
    expect(told).toHaveLength(before + 2);
  });

  it('emits a snapshot before later updates', () => {
    const { told, send, frame } = world();
    send(match(1), 0);
    send(match(2), 5);
    send(following, 6);
    expect(told.map((update) => (update === 'end' ? update : update.type))).toEqual([
      'match',
      'match',
      'following',
    ]);
    frame();
    expect(told).toHaveLength(3);
  });

  it('emits the last snapshot before completion', () => {
    const { told, send, complete } = world();
    send(match(1), 0);
    send(match(2), 5);
    complete();
    expect(told).toHaveLength(3);
    expect(told.at(-1)).toBe('end');
  });

  it('emits nothing after unsubscription', () => {
    const { told, send, frame, end } = world();
    send(match(1), 0);
    send(match(2), 1);
    end();
    frame();
    expect(told).toHaveLength(1);
  });
});
