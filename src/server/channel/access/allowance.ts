import type { Rate } from './limits.ts';

/** A token bucket: how much somebody may still ask for. */
export interface Allowance {
  /** Takes so much; false, and nothing taken, where there is less. */
  readonly take: (cost: number) => boolean;
  /** Takes as much of it as there is. */
  readonly drain: (cost: number) => void;
  readonly isFull: () => boolean;
}

/** A full bucket, which fills again as time (milliseconds) passes. */
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
