import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../src/cli/demo/processes.ts';
import {
  type ChannelLog,
  DEFAULT_LOG_LIMITS,
  type LogEntry,
  type LogLimits,
} from '../../src/server/channel/log/log.ts';
import { createRedisLog } from '../../src/server/channel/log/redisLog.ts';
import { realScheduler } from '../../src/server/effects.ts';
import { createCollector } from '../support/collector.ts';
import { isInstalled, titleWith } from '../support/programs.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';
import { channelLogContract } from './channelLogContract.ts';

const secret = 'a-secret-of-at-least-32-characters';

const openAt = (
  url: string,
  {
    limits = {},
    changes = [],
    as = secret,
  }: { limits?: Partial<LogLimits>; changes?: boolean[]; as?: string } = {},
): ChannelLog =>
  createRedisLog({
    url,
    secret: as,
    now: Date.now,
    scheduler: realScheduler,
    onChange: (isThere) => changes.push(isThere),
    limits: { ...DEFAULT_LOG_LIMITS, ...limits },
  });

const following = (log: ChannelLog, channel: string) => {
  const texts = createCollector<unknown>();
  const { caughtUp } = log.follow(channel, (entry: LogEntry) => {
    if (entry.type === 'batch') texts.push(entry.batch.messages[0]?.data);
  });
  return { texts, caughtUp };
};
const said = (data: string) => ({ id: data, drafts: [{ data }] });

describe.skipIf(!isInstalled('redis-server'))(titleWith('redis-server', 'with a real Redis'), () => {
  const state: { redis?: RedisServer; port: number } = { port: 0 };
  const url = (): string => state.redis?.url ?? '';

  beforeAll(async () => {
    state.port = await freePort();
    state.redis = await startRedis(state.port);
  });
  afterAll(async () => state.redis?.kill());

  channelLogContract('in Redis', async () => ({
    open: (limits) => openAt(url(), limits === undefined ? {} : { limits }),
    isShared: true,
  }));

  it('is private: another installation sees nothing, and foreign entries are ignored', async () => {
    const log = openAt(url());
    const other = openAt(url(), { as: 'another-secret-of-32-characters!' });
    const { texts } = following(log, 'match:901:all');
    const { position } = await log.append('match:901:all', said('a'));
    await other.append('match:901:all', said('foreign'));
    const client = createClient({ url: url() });
    await client.connect();
    const streams = await client.keys('kampdag:*:live:{match:901:all}:log');
    expect(streams).toHaveLength(2);
    for (const key of streams) {
      const rows = (await client.xRange(key, '-', '+')) ?? [];
      const message = rows[0]?.message ?? {};
      await client.xAdd(key, '*', { text: 'garbage' });
      await client.xAdd(key, '*', { ...message, text: String(message['text']).replace('"a"', '"forged"') });
      await client.xAdd(key, '*', { id: 'x', text: '{"id":"x","drafts":[{"data":"y"}]}', signature: '' });
      // A signed entry of another channel is not one of this channel.
      await client.xAdd(key.replace('match:901:all', 'match:902:all'), '*', message);
    }
    const second = following(log, 'match:902:all');
    await second.caughtUp;
    const { position: later } = await log.append('match:901:all', said('b'));
    await texts.until((items) => items.length === 2);
    expect(texts.items).toEqual(['a', 'b']);
    expect(later > position).toBe(true);
    expect(second.texts.items).toEqual([]);
    client.destroy();
    log.close();
    other.close();
  });

  it('expires channels without new messages', async () => {
    const log = openAt(url(), { limits: { keptFor: 200 } });
    await log.append('match:903:all', said('a'));
    await expect
      .poll(async () => {
        const { texts, caughtUp } = following(log, 'match:903:all');
        await caughtUp;
        return texts.items;
      })
      .toEqual([]);
    log.close();
  });

  it('keeps its followers while Redis is unavailable, refuses to publish, and catches up when it is back', async () => {
    const port = await freePort();
    const folder = await mkdtemp(join(tmpdir(), 'kampdag-redis-'));
    const first = await startRedis(port, folder);
    const changes: boolean[] = [];
    const [log, other] = [openAt(first.url, { changes }), openAt(first.url)];
    const { texts } = following(log, 'match:904:all');
    await log.append('match:904:all', said('a'));
    await texts.until((items) => items.length === 1);
    await first.kill();
    await expect(log.append('match:904:all', said('b'))).rejects.toThrow();
    await expect(following(other, 'match:905:all').caughtUp).rejects.toThrow();
    const again = await startRedis(port, folder);
    await expect
      .poll(() =>
        other.append('match:904:all', said('b')).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await texts.until((items) => items.length === 2);
    expect(texts.items).toEqual(['a', 'b']);
    expect(changes).toEqual([false, true]);
    // A hanging request times out; it may have been executed, but only once.
    again.freeze();
    await expect(log.append('match:904:all', said('c'))).rejects.toThrow();
    again.thaw();
    await expect
      .poll(() =>
        log.append('match:904:all', said('c')).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await log.append('match:904:all', said('d'));
    await texts.until((items) => items.length === 4);
    expect(texts.items).toEqual(['a', 'b', 'c', 'd']);
    log.close();
    other.close();
    await again.kill();
    await rm(folder, { recursive: true });
  });
});
