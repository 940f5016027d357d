import { describe, expect, it } from 'vitest';
import { DEFAULT_LOG_LIMITS } from '../../src/server/channel/log/log.ts';
import { createMemoryLog } from '../../src/server/channel/log/memoryLog.ts';
import { channelLogContract } from './channelLogContract.ts';

channelLogContract('in memory', async () => ({
  open: (limits) => createMemoryLog(Date.now, { ...DEFAULT_LOG_LIMITS, ...limits }),
  isShared: false,
}));

describe('a channel log in memory', () => {
  it('has a total limit: the channels published to least recently are dropped first', async () => {
    const log = createMemoryLog(Date.now, { maxKept: 100, maxKeptInAll: 30 });
    const kept = async (channel: string): Promise<number> => {
      let batches = 0;
      const { caughtUp, stop } = log.follow(channel, ({ type }) => {
        if (type === 'batch') batches += 1;
      });
      await caughtUp;
      stop();
      return batches;
    };
    for (const channel of ['a', 'b', 'c', 'd']) {
      for (let n = 0; n < 10; n += 1) await log.append(channel, { id: `${n}`, drafts: [{ data: 'x' }] });
    }
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(kept))).toEqual([0, 10, 10, 10]);
    for (let n = 10; n < 20; n += 1) await log.append('b', { id: `${n}`, drafts: [{ data: 'x' }] });
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(kept))).toEqual([0, 20, 0, 10]);
  });
});
