import type { Rate } from './limits.ts';

/** A token bucket. */
export interface Allowance {
  /** Takes tokens; false, taking none, if there are too few. */
  readonly take: (cost: number) => boolean;
  /** Takes as many tokens as there are, up to `cost`. */
  readonly drain: (cost: number) => void;
  readonly isFull: () => boolean;
}

/** A full bucket, refilled over time (milliseconds). */
export const createAllowance = ({ burst, perSecond }: Rate, now: () => number): Allowance => {
  const state = { left: burst, at: now() };
  const filled = (): number => {
    const at = now();
    state.left = Math.min(burst, state.left + (Math.max(0, at - state.at) * perSecond) / 1000);
    state.at = at;
    return state.left;
  };
  return {
    take: (cost) => {
      if (filled() < cost) return false;
      state.left -= cost;
      return true;
    },
    drain: (cost) => {
      state.left = Math.max(0, filled() - cost);
    },
    isFull: () => filled() >= burst,
  };
};
