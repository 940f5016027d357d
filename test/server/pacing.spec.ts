import { describe, expect, it } from 'vitest';
import { createPacing } from '../../src/server/pacing.ts';

/** Pacing in slices of 4 ms on a clock driven by the work; records the work between pauses. */
const paced = () => {
  const clock = { at: 0, since: 0, longest: 0 };
  const pacing = createPacing({
    elapsed: () => clock.at,
    pause: () => {
      clock.since = clock.at;
      return Promise.resolve();
    },
    slice: 4,
  });
  const work = (milliseconds: number): void => {
    clock.at += milliseconds;
    clock.longest = Math.max(clock.longest, clock.at - clock.since);
  };
  return { pacing, clock, work };
};

function* failing(): Generator<void> {
  yield;
  throw new Error('no such match');
}

describe('long work', () => {
  it('pauses every few milliseconds, and is completed', async () => {
    const { pacing, clock, work } = paced();
    const steps = function* (): Generator<void> {
      for (let step = 0; step < 100; step += 1) {
        work(1.5);
        yield;
      }
    };
    expect(await pacing.run(steps(), () => 'done')).toBe('done');
    expect(clock.at).toBe(150);
    expect(clock.longest).toBeLessThan(6);
  });

  it('keeps its slices short with fifty tasks at once, and small tasks do not wait for large ones', async () => {
    const { pacing, clock, work } = paced();
    const ended: string[] = [];
    const ask = async (name: string, count: number): Promise<void> => {
      const steps = function* (): Generator<void> {
        for (let step = 0; step < count; step += 1) {
          work(1.5);
          yield;
        }
      };
      await pacing.run(steps(), () => work(1));
      ended.push(name);
    };
    await Promise.all([ask('much', 1_000), ...Array.from({ length: 50 }, () => ask('little', 2))]);
    expect(clock.longest).toBeLessThan(7);
    expect(ended.at(-1)).toBe('much');
  });

  it('that fails rejects only its own promise', async () => {
    const { pacing } = paced();
    const [one, other] = await Promise.allSettled([pacing.run(failing(), () => 1), pacing.run([], () => 2)]);
    expect(one).toMatchObject({ status: 'rejected', reason: new Error('no such match') });
    expect(other).toEqual({ status: 'fulfilled', value: 2 });
  });
});
