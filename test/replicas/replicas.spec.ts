import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, connect as dial, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MatchId } from '@kampdag/core/ids';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { createClient } from '@redis/client';
import { type InboundMessage, Realtime } from 'ably';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../src/cli/demo/processes.ts';
import { KEY_TEXT } from '../server/channel/liveServer.ts';
import { type Collector, createCollector } from '../support/collector.ts';
import { isInstalled, titleWith } from '../support/programs.ts';
import { type RedisServer, startRedis } from '../support/redis.ts';
import { visitorOptions } from '../support/sdk.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** 10,000 messages and five restarts with `KAMPDAG_WHOLE_REPLICAS=on`, otherwise a few hundred and three. */
const isWhole = process.env['KAMPDAG_WHOLE_REPLICAS'] === 'on';
const count = isWhole ? 10_000 : 300;

/** Which of the two are killed, in turn and together. */
const fates = [[0], [1], [0, 1], ...(isWhole ? [[1], [0]] : [])];

const matchId = MatchId(7_000_001);
const all = allChannel(matchId);
const goals = goalsChannel(matchId);

interface Replica {
  readonly port: number;
  readonly start: () => Promise<void>;
  readonly kill: () => Promise<void>;
  /** Freezes the process, as on a host that hangs, until the returned function is called. */
  readonly freeze: () => () => void;
}

const authorization = `Basic ${Buffer.from(KEY_TEXT).toString('base64')}`;

const bodyOf = (n: number) => ({
  n,
  MatchEventType: n % 10 === 0 ? 'Goal' : 'Faceoff',
  ClientId: `client-${n}`,
});
const numbers = (messages: readonly InboundMessage[]): readonly number[] =>
  messages.map(({ data }) => (data as { n: number }).n);
const upTo = (most: number, step = 1): readonly number[] =>
  Array.from({ length: Math.ceil(most / step) }, (_, n) => n * step);

/** Publishes as a federation does: to any replica that answers, under the same id until stored. */
const publish = async (ports: readonly number[], n: number): Promise<void> => {
  const body = JSON.stringify({
    id: `event-${n}`,
    name: 'event',
    data: JSON.stringify(bodyOf(n)),
    encoding: 'json',
  });
  for (let tries = 0; ; tries += 1) {
    const answer = await fetch(
      `http://127.0.0.1:${ports[(n + tries) % ports.length]}/channels/${encodeURIComponent(all)}/messages`,
      { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body },
    ).catch(() => null);
    if (answer?.status === 201) return void (await answer.arrayBuffer());
    if (answer !== null && answer.status < 500) throw new Error(`refused with ${answer.status}`);
    // Like any publisher, it waits before a retry.
    await delay(25);
  }
};

const historyOf = async (port: number, channel: string): Promise<readonly number[]> => {
  const found: number[] = [];
  let query: string | undefined = 'limit=1000&direction=forwards';
  while (query !== undefined) {
    const answer: Response = await fetch(
      `http://127.0.0.1:${port}/channels/${encodeURIComponent(channel)}/messages?${query}`,
      { headers: { authorization } },
    );
    const page = (await answer.json()) as readonly { readonly data: string }[];
    found.push(...page.map(({ data }) => (JSON.parse(data) as { n: number }).n));
    query = /<\.\/messages\?([^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return found;
};

/** Issue 16, point 8. */
describe.skipIf(!isInstalled('redis-server'))(
  titleWith('redis-server', 'two replicas with one Redis'),
  () => {
    const state: { redis?: RedisServer; edge?: Server } = {};
    const processes = new Set<ChildProcess>();
    const clients: Realtime[] = [];

    afterEach(async () => {
      for (const client of clients.splice(0)) client.close();
      for (const child of processes) child.kill('SIGKILL');
      state.edge?.close();
      await state.redis?.kill();
    });

    const replicaOf = async (redis: RedisServer): Promise<Replica> => {
      const port = await freePort();
      const own: { child?: ChildProcess } = {};
      return {
        port,
        start: async () => {
          const script = join(import.meta.dirname, 'replica.ts');
          const child = spawn(process.execPath, ['--import', 'tsx', script, String(port), redis.url]);
          own.child = child;
          processes.add(child);
          await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
        },
        kill: async () => {
          const { child } = own;
          if (child === undefined) return;
          const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
          child.kill('SIGKILL');
          await gone;
          processes.delete(child);
        },
        freeze: () => {
          own.child?.kill('SIGSTOP');
          return () => own.child?.kill('SIGCONT');
        },
      };
    };

    /** The proxy before the replicas: connects to the first that accepts. */
    const openEdge = async (replicas: readonly Replica[]): Promise<number> => {
      const turn = { at: 0 };
      const edge = createServer((visitor) => {
        turn.at += 1;
        const order = replicas.map((_, index) => replicas[(turn.at + index) % replicas.length]);
        const next = (): void => {
          const replica = order.shift();
          if (replica === undefined) return void visitor.destroy();
          const upstream = dial(replica.port, '127.0.0.1');
          upstream.once('connect', () => {
            upstream.removeListener('error', next);
            upstream.on('error', () => visitor.destroy());
            visitor.pipe(upstream).pipe(visitor);
            upstream.on('close', () => visitor.destroy());
          });
          upstream.once('error', next);
        };
        visitor.on('error', () => visitor.destroy());
        next();
      });
      state.edge = edge;
      const port = await freePort();
      await new Promise<void>((resolve) => edge.listen(port, '127.0.0.1', () => resolve()));
      return port;
    };

    const follow = async (
      port: number,
      channel: string,
    ): Promise<{ readonly received: Collector<InboundMessage>; readonly lost: readonly unknown[] }> => {
      const client = new Realtime({
        ...visitorOptions(port),
        disconnectedRetryTimeout: 50,
      });
      clients.push(client);
      const received = createCollector<InboundMessage>();
      const lost: unknown[] = [];
      const live = client.channels.get(channel);
      await live.subscribe((message) => received.push(message));
      live.on('update', ({ resumed, reason }) => resumed || lost.push(reason?.message));
      live.on('attached', ({ resumed, reason }) => resumed || lost.push(reason?.message));
      return { received, lost };
    };

    it('lose and double nothing, and keep the order, while they are killed in turn and both at once', {
      timeout: 600_000,
    }, async () => {
      const redis = await startRedis(await freePort(), await temporaryFolder());
      state.redis = redis;
      const replicas = [await replicaOf(redis), await replicaOf(redis)];
      await Promise.all(replicas.map(({ start }) => start()));
      const ports = replicas.map(({ port }) => port);
      const edge = await openEdge(replicas);
      const followers = await Promise.all([...ports, edge].map((port) => follow(port, all)));
      const scores = await Promise.all([...ports, edge].map((port) => follow(port, goals)));

      let restarts: Promise<unknown> = Promise.resolve();
      for (let n = 0; n < count; n += 1) {
        const fate = fates[n / Math.floor(count / (fates.length + 1)) - 1];
        if (fate !== undefined) {
          await restarts;
          const killed = fate.flatMap((index) => replicas[index] ?? []);
          // Some die while publishing: pending messages are repeated.
          restarts = Promise.all(killed.map(({ kill, start }) => kill().then(start)));
        }
        await publish(ports, n);
      }
      await restarts;

      for (const { received, lost } of followers) {
        const messages = await received.until((items) => items.length >= count);
        expect(numbers(messages)).toEqual(upTo(count));
        expect(lost).toEqual([]);
      }
      for (const { received, lost } of scores) {
        const messages = await received.until((items) => items.length >= count / 10);
        expect(numbers(messages)).toEqual(upTo(count, 10));
        expect(lost).toEqual([]);
      }
      for (const port of ports) {
        expect(await historyOf(port, all)).toEqual(upTo(count));
        expect(await historyOf(port, goals)).toEqual(upTo(count, 10));
      }
      // All replicas have the same serials, so that nobody gets a message again by moving.
      const serials = followers.map(({ received }) => received.items.map(({ serial }) => serial));
      expect(new Set(serials.map((list) => JSON.stringify(list))).size).toBe(1);
    });

    it('give and send all messages after Redis lost them mid-match, on both, to readers before and after (R45)', {
      timeout: 600_000,
    }, async () => {
      const redis = await startRedis(await freePort());
      state.redis = redis;
      const [holder, other] = [await replicaOf(redis), await replicaOf(redis)];
      await Promise.all([holder.start(), other.start()]);
      const before = await follow(holder.port, all);
      for (let n = 0; n < 120; n += 1) await publish([holder.port, other.port], n);
      await before.received.until((items) => items.length === 120);
      // The other replica forgets the match, as after a restart.
      await other.kill();
      await other.start();
      // The holder looks after the store by itself, too: it may not restore before the readers came.
      const thaw = holder.freeze();
      const client = createClient({ url: redis.url });
      await client.connect();
      await client.flushAll();
      client.destroy();
      const after = await follow(other.port, all);
      const afterGoals = await follow(other.port, goals);
      for (let n = 120; n < 130; n += 1) await publish([other.port], n);
      await after.received.until((items) => items.length === 10);
      await afterGoals.received.until((items) => items.length === 1);
      thaw();
      for (const port of [holder.port, other.port]) {
        await expect.poll(() => historyOf(port, all), { timeout: 10_000 }).toEqual(upTo(130));
        await expect.poll(() => historyOf(port, goals), { timeout: 10_000 }).toEqual(upTo(130, 10));
      }
      await before.received.until((items) => items.length === 130);
      expect(numbers(before.received.items)).toEqual(upTo(130));
      expect(before.lost).toEqual([]);
      // Who came while they were missing is told to read the history again.
      for (const { lost } of [after, afterGoals])
        await expect.poll(() => lost, { timeout: 10_000 }).toEqual(['messages were restored']);
    });
  },
);
