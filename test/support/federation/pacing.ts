import type { Pacing } from '../../../src/server/pacing.ts';

/** Does all work at once: a test serves nobody else. */
export const atOnce: Pacing = {
  run: (steps, last) => {
    for (const _ of steps);
    return Promise.resolve(last());
  },
};
