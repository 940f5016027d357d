import type { Effects } from '../effects.ts';

/** The labels of a value: a deployment and a call. */
type Labels = readonly [deployment: string, call: string];

/** The largest value of some labels. */
interface Peak {
  readonly labels: Labels;
  readonly most: number;
}

/** Milliseconds: longer than the usual interval between scrapes, so that each scraper sees each peak. */
const span = 60_000;

/** The largest value by labels of the last one to two spans. */
export const createPeaks = (elapsed: Effects['elapsed']) => {
  const state = { began: elapsed(), current: new Map<string, Peak>(), before: new Map<string, Peak>() };
  const turn = (): void => {
    const spans = Math.floor((elapsed() - state.began) / span);
    if (spans === 0) return;
    state.before = spans === 1 ? state.current : new Map();
    state.current = new Map();
    state.began += spans * span;
  };
  const put = (peaks: Map<string, Peak>, { labels, most }: Peak): void => {
    const key = labels.join(' ');
    peaks.set(key, { labels, most: Math.max(most, peaks.get(key)?.most ?? 0) });
  };
  return {
    add: (labels: Labels, value: number): void => {
      turn();
      put(state.current, { labels, most: value });
    },
    all: (): Iterable<Peak> => {
      turn();
      const peaks = new Map(state.before);
      for (const peak of state.current.values()) put(peaks, peak);
      return peaks.values();
    },
  };
};
