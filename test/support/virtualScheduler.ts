import type { Scheduler } from '../../src/server/effects.ts';
import type { SetClock } from './serverUnderTest.ts';

/** A scheduler by a test's clock. */
export const virtualScheduler = (clock: SetClock) => {
  const wakes: { readonly at: number; readonly wake: () => void }[] = [];
  const scheduler: Scheduler = {
    after: (milliseconds, wake) => {
      wakes.push({ at: clock.now() + milliseconds, wake });
      return () => wakes.splice(0);
    },
  };
  return {
    scheduler,
    /** What waits. */
    wakes,
    /** Lets virtual seconds pass, each with time for its answers. */
    pass: async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        clock.advance(1_000);
        for (const due of wakes.splice(0)) {
          if (due.at <= clock.now()) due.wake();
          else wakes.push(due);
        }
        for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
};
