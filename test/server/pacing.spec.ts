import { describe, expect, it } from 'vitest';
import { createPacing } from '../../src/server/pacing.ts';

describe('long work', () => {
  it('is left every few milliseconds for others, and done to its end', async () => {
    const clock = { at: 0, worked: 0, longest: 0, since: 0 };
    const steps = function* (): Generator<void> {
      for (let step = 0; step < 100; step += 1) {
        clock.at += 1.5;
        clock.worked += 1;
        clock.longest = Math.max(clock.longest, clock.at - clock.since);
        yield;
      }
    };
    const { run, isBusy } = createPacing({
      elapsed: () => clock.at,
      pause: () => {
        clock.since = clock.at;
        return Promise.resolve();
      },
      slice: 4,
      pauses: 3,
    });
    const done = run(steps());
    expect(isBusy()).toBe(true);
    await done;
    expect(isBusy()).toBe(false);
    expect(clock.worked).toBe(100);
    expect(clock.longest).toBeLessThan(6);
  });

  it('is left for several turns while others are served in each, but not for ever', async () => {
    const clock = { at: 0, waiting: 2, turns: 0 };
    const pacing = createPacing({
      elapsed: () => clock.at,
      pause: () => {
        clock.turns += 1;
        if (clock.waiting > 0) clock.at += 1;
        clock.waiting -= 1;
        return Promise.resolve();
      },
      slice: 1,
      pauses: 5,
    });
    await pacing.rest();
    expect(clock.turns).toBe(3);
    clock.waiting = Number.POSITIVE_INFINITY;
    await pacing.rest();
    expect(clock.turns).toBe(8);
  });
});
