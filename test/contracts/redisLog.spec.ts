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
import type { Batch } from '../../src/server/channel/protocol/batch.ts';
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
const textOf = ({ messages }: Batch): string => String(messages[0]?.data);
const said = (data: string) => ({ id: data, drafts: [{ data }] });

/** Follows a channel as a feed does; gives the texts that it would show, in order. */
const shownBy = (log: ChannelLog, channel: string) => {
  let shown: Batch[] = [];
  const kinds: string[] = [];
  const { caughtUp, stop } = log.follow(channel, (entry) => {
    kinds.push(entry.type);
    if (entry.type === 'batch') shown.push(entry.batch);
    else if (entry.type === 'floor') shown = shown.filter(({ position }) => position > entry.position);
    else shown = [...entry.batches];
  });
  return { caughtUp, stop, kinds, batches: () => [...shown], texts: () => shown.map(textOf) };
};
const publish = async (log: ChannelLog, channel: string, texts: readonly string[]): Promise<void> => {
  for (let at = 0; at < texts.length; at += 50) {
    await Promise.all(texts.slice(at, at + 50).map((text) => log.append(channel, said(text))));
  }
};
const upTo = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `${n}`);

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

  const command = async <A>(ask: (client: ReturnType<typeof createClient>) => Promise<A>): Promise<A> => {
    const client = createClient({ url: url() });
    await client.connect();
    const answer = await ask(client as ReturnType<typeof createClient>);
    client.destroy();
    return answer;
  };
  const streamOf = async (channel: string): Promise<string> =>
    (await command((client) => client.keys(`kampdag:*:live:{${channel}}:log`)))[0] ?? '';

  it('is whole again, in its order and at its positions, after Redis was flushed mid-match (R45)', async () => {
    const channel = 'match:910:all';
    const [one, two, third] = [openAt(url()), openAt(url()), openAt(url())];
    const [a, b] = [shownBy(one, channel), shownBy(two, channel)];
    await publish(one, channel, upTo(700));
    await expect.poll(() => [a.batches().length, b.batches().length]).toEqual([700, 700]);
    const before = a.batches();
    await command((client) => client.flushAll());
    // A replica that nobody asked before the loss knows nothing of it, and takes what comes.
    const c = shownBy(third, channel);
    await c.caughtUp;
    await publish(third, channel, ['after 1', 'after 2']);
    const all = [...upTo(700), 'after 1', 'after 2'];
    for (const each of [a, b, c]) await expect.poll(each.texts).toEqual(all);
    expect(a.batches().slice(0, 700)).toEqual(before);
    expect(b.batches()).toEqual(a.batches());
    expect(c.batches()).toEqual(a.batches());
    // Replicas that had the messages emit none of them again.
    expect(a.kinds).toEqual(Array.from({ length: 702 }, () => 'batch'));
    // A publication that is repeated after the loss is the one before it.
    await publish(third, channel, ['699', 'after 1']);
    await publish(third, channel, ['last']);
    for (const each of [a, b, c]) await expect.poll(each.texts).toEqual([...all, 'last']);
    for (const log of [one, two, third]) log.close();
  });

  it('takes a publication that is repeated between a loss and its restoration for the one before (R45)', async () => {
    const channel = 'match:911:all';
    const [one, other] = [openAt(url()), openAt(url())];
    await publish(other, channel, ['a', 'b']);
    await command((client) => client.flushAll());
    const c = shownBy(other, channel);
    await publish(other, channel, ['b', 'c']);
    await expect.poll(c.texts).toEqual(['b', 'c']);
    c.stop();
    const a = shownBy(one, channel);
    await expect.poll(a.texts).toEqual(['b', 'c']);
    await command(async (client) => client.del(await streamOf(channel)));
    await publish(other, channel, ['c', 'd', 'b']);
    await expect.poll(() => a.texts().toSorted()).toEqual(['b', 'c', 'd']);
    expect(a.texts()).toEqual(['b', 'c', 'd']);
    one.close();
    other.close();
  });

  it('restores the last messages that a failover lost, between what came before and after (R45)', async () => {
    const channel = 'match:912:all';
    const [one, two] = [openAt(url()), openAt(url())];
    const a = shownBy(one, channel);
    await publish(one, channel, upTo(8));
    await expect.poll(a.texts).toEqual(upTo(8));
    const late = a.batches().slice(5);
    const stream = await streamOf(channel);
    await command((client) =>
      client.xDel(
        stream,
        late.map(({ position }) => `${Number(position.slice(0, 14))}-${Number(position.slice(15, 18))}`),
      ),
    );
    const b = shownBy(two, channel);
    await b.caughtUp;
    expect(b.texts()).toEqual(upTo(5));
    await publish(two, channel, ['after']);
    for (const each of [a, b]) await expect.poll(each.texts).toEqual([...upTo(8), 'after']);
    expect(b.batches()).toEqual(a.batches());
    one.close();
    two.close();
  });

  it('restores an empty Redis that took the place of another, before anything is published (R45)', async () => {
    const port = await freePort();
    const channel = 'match:913:all';
    const first = await startRedis(port);
    const [one, two] = [openAt(first.url), openAt(first.url)];
    const [a, b] = [shownBy(one, channel), shownBy(two, channel)];
    await publish(one, channel, upTo(20));
    await expect.poll(b.texts).toEqual(upTo(20));
    await first.kill();
    const empty = await startRedis(port);
    const third = openAt(empty.url);
    await expect
      .poll(
        async () => {
          const { texts, caughtUp, stop } = shownBy(third, channel);
          await caughtUp.catch(() => undefined);
          stop();
          return texts();
        },
        { timeout: 10_000 },
      )
      .toEqual(upTo(20));
    expect([a.kinds.length, b.kinds.length]).toEqual([20, 20]);
    for (const log of [one, two, third]) log.close();
    await empty.kill();
  });

  it('restores nothing that was purged or dropped for its limit (R45)', async () => {
    const channel = 'match:914:all';
    const [one, two] = [
      openAt(url(), { limits: { maxKept: 10 } }),
      openAt(url(), { limits: { maxKept: 10 } }),
    ];
    const [a, b] = [shownBy(one, channel), shownBy(two, channel)];
    await publish(one, channel, upTo(30));
    for (const each of [a, b]) await expect.poll(each.texts).toEqual(upTo(30).slice(-10));
    await one.purge(channel);
    for (const each of [a, b]) await expect.poll(each.texts).toEqual([]);
    await command((client) => client.flushAll());
    await publish(two, channel, ['new']);
    for (const each of [a, b]) await expect.poll(each.texts).toEqual(['new']);
    const third = openAt(url());
    const fresh = shownBy(third, channel);
    await expect.poll(() => fresh.kinds).toEqual(['floor', 'batch']);
    for (const log of [one, two, third]) log.close();
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
