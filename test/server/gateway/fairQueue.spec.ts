import { describe, expect, it } from 'vitest';
import { createFairQueue } from '../../../src/server/gateway/fairQueue.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A queue with a manual end of patience, and who had a turn, in order. */
const queueUnderTest = (limits: { open: number; openOfLane: number; waiting?: number }) => {
  const impatient: (() => void)[] = [];
  const queue = createFairQueue<string>({
    waiting: 1_000,
    ...limits,
    patience: 1,
    wait: () => new Promise<void>((resolve) => impatient.push(resolve)),
  });
  const served: string[] = [];
  const leaves: (() => void)[] = [];
  const enter = async (lane: string, name: string): Promise<void> => {
    const leave = await queue.enter(lane);
    served.push(leave === null ? `${name} gave up` : name);
    if (leave !== null) leaves.push(leave);
  };
  const next = async (): Promise<void> => {
    leaves.shift()?.();
    await settled();
  };
  return { enter, next, served, endPatience: () => impatient.splice(0).forEach((end) => end()) };
};

describe('a fair queue', () => {
  it('serves a lane in order of arrival, and a long one no more often than a short one', async () => {
    const { enter, next, served } = queueUnderTest({ open: 1, openOfLane: 1 });
    for (let each = 0; each < 600; each += 1) void enter('greedy', `greedy ${each}`);
    void enter('modest', 'modest 0');
    void enter('modest', 'modest 1');
    await settled();
    for (let turn = 0; turn < 6; turn += 1) await next();
    expect(served).toEqual([
      'greedy 0',
      'greedy 1',
      'modest 0',
      'greedy 2',
      'modest 1',
      'greedy 3',
      'greedy 4',
    ]);
  });

  it('leaves others room beside a lane whose turns never end', async () => {
    const { enter, served } = queueUnderTest({ open: 4, openOfLane: 2 });
    for (let each = 0; each < 10; each += 1) void enter('hanging', 'hanging');
    void enter('other', 'other');
    await settled();
    expect(served).toEqual(['hanging', 'hanging', 'other']);
  });

  it('lets nobody wait longer than the patience, or beyond its room', async () => {
    const { enter, next, served, endPatience } = queueUnderTest({ open: 1, openOfLane: 1, waiting: 2 });
    for (const name of ['a', 'b', 'c', 'd']) void enter('lane', name);
    await settled();
    expect(served).toEqual(['a', 'd gave up']);
    endPatience();
    await settled();
    expect(served).toEqual(['a', 'd gave up', 'b gave up', 'c gave up']);
    void enter('lane', 'e');
    await next();
    expect(served.at(-1)).toBe('e');
  });
});
