// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pushTeller } from '../../../src/web/notifications/pushTeller.ts';
import { followsNobody as choice } from '../../support/pushChoice.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A site that takes choices when it is let to, or is away. */
const site = () => {
  const state = { isAway: false, isPushed: null as boolean | null };
  const heard: (number | undefined)[] = [];
  const waiting: (() => void)[] = [];
  const tell = pushTeller(
    window,
    async (sent) => {
      heard.push(sent?.delay);
      if (state.isAway) throw new TypeError('Failed to fetch');
      await new Promise<void>((resolve) => waiting.push(resolve));
      return true;
    },
    (isPushed) => {
      state.isPushed = isPushed;
    },
  );
  return {
    state,
    heard,
    choose: (delay: number) => tell({ ...choice, delay }),
    take: () => waiting.shift()?.(),
  };
};

describe('a choice of what a device is told (issue 37)', () => {
  it('is told one after the other, so that the site hears the newest last', async () => {
    const { choose, take, heard, state } = site();
    const done = choose(1);
    void choose(2);
    void choose(3);
    expect(heard).toEqual([1]);
    take();
    await vi.waitFor(() => expect(heard).toEqual([1, 3]));
    expect(state.isPushed).toBeNull();
    take();
    await done;
    expect(state.isPushed).toBe(true);
  });

  it('is told again where the site did not take it, ever later and a bounded number of times, and at once when the network is back', async () => {
    const { choose, take, heard, state } = site();
    state.isAway = true;
    await choose(30);
    expect(state.isPushed).toBe(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(heard).toEqual([30, 30]);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(heard).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(heard).toHaveLength(7);
    state.isAway = false;
    window.dispatchEvent(new Event('online'));
    expect(heard).toHaveLength(8);
    take();
    await vi.waitFor(() => expect(state.isPushed).toBe(true));
    window.dispatchEvent(new Event('online'));
    expect(heard).toHaveLength(8);
  });
});
