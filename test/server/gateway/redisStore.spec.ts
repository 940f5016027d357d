import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { either, option, taskEither } from 'fp-ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../src/cli/demo/processes.ts';
import { createAnswers } from '../../../src/server/gateway/answers.ts';
import { redisStore } from '../../../src/server/gateway/redisStore.ts';
import { callOf } from '../../../src/server/gateway/router.ts';
import type { SharedStore } from '../../../src/server/gateway/sharedStore.ts';
import { isInstalled, titleWith } from '../../support/programs.ts';
import { scriptedSource, setClock } from '../../support/serverUnderTest.ts';

const opened: { readonly close: () => unknown }[] = [];

/** A real Redis without persistence. */
const startRedis = async (port: number): Promise<ChildProcess> => {
  const redis = spawn('redis-server', [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
  ]);
  opened.push({ close: () => redis.kill('SIGKILL') });
  await new Promise<void>((resolve) => {
    redis.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('Ready to accept connections')) resolve();
    });
  });
  return redis;
};

const openStore = (port: number, changes: boolean[] = []): SharedStore => {
  const store = redisStore({
    url: `redis://127.0.0.1:${port}`,
    wait: (milliseconds) => delay(milliseconds, undefined, { ref: false }),
    onChange: (isThere) => changes.push(isThere),
  });
  opened.push(store);
  return store;
};

/** Reads repeatedly until there is a value: writes are asynchronous. */
const readSoon = async (
  store: SharedStore,
  key: string,
  again: () => void = () => {},
): Promise<string | null> => {
  for (let tries = 0; tries < 200; tries += 1) {
    again();
    const text = await store.read(key);
    if (text !== null) return text;
    await delay(25);
  }
  return null;
};

const replica = (shared: SharedStore) => {
  const source = scriptedSource();
  source.say(taskEither.right({ teams: [{ teamId: 7 }] }));
  const clock = setClock();
  const answers = createAnswers({
    source,
    now: clock.now,
    random: () => 0,
    wait: (milliseconds) => delay(milliseconds, undefined, { ref: false }),
    shared: { store: shared, secret: 'of this installation' },
  });
  // A replica that has just started takes over nothing.
  clock.advance(20_000);
  const call = option.toNullable(callOf('ta/TournamentTeams/?tournamentId=7'));
  if (call === null) throw new Error('no call');
  return { source, ask: () => answers.find(defaultDeployment, call)() };
};

afterEach(() => {
  for (const one of opened.splice(0).toReversed()) one.close();
});

describe.skipIf(!isInstalled('redis-server'))(
  titleWith('redis-server', 'answers in a real Redis'),
  { timeout: 60_000 },
  () => {
    it('are found by another replica, whose source is not asked', async () => {
      const port = await freePort();
      await startRedis(port);
      const [one, other] = [openStore(port), openStore(port)];
      for (const store of [one, other]) {
        expect(await readSoon(store, 'is it there', () => store.write('is it there', 'yes', 60_000))).toBe(
          'yes',
        );
      }
      const first = replica(one);
      expect(either.isRight(await first.ask())).toBe(true);
      // This key was written after the answer, so both are there.
      expect(await readSoon(other, 'written last', () => one.write('written last', 'yes', 60_000))).toBe(
        'yes',
      );
      const second = replica(other);
      const found = await second.ask();
      expect(either.isRight(found) && found.right.value.body).toEqual({ teams: [{ teamId: 7 }] });
      expect([first.source.asked.length, second.source.asked.length]).toEqual([1, 0]);
    });

    it('expire', async () => {
      const port = await freePort();
      await startRedis(port);
      const store = openStore(port);
      expect(await readSoon(store, 'brief', () => store.write('brief', 'text', 400))).toBe('text');
      await vi.waitFor(async () => expect(await store.read('brief')).toBeNull(), { timeout: 30_000 });
    });

    it('are skipped while it is unavailable, before it starts and after it fails, and used again when it is back', async () => {
      const port = await freePort();
      const changes: boolean[] = [];
      const store = openStore(port, changes);
      const without = replica(store);
      expect(either.isRight(await without.ask())).toBe(true);
      await expect.poll(() => changes, { timeout: 10_000 }).toEqual([false]);
      const redis = await startRedis(port);
      expect(await readSoon(store, 'a', () => store.write('a', 'b', 60_000))).toBe('b');
      const died = new Promise((resolve) => redis.once('exit', resolve));
      redis.kill('SIGKILL');
      await died;
      const bereft = replica(store);
      expect(either.isRight(await bereft.ask())).toBe(true);
      expect(bereft.source.asked.length).toBe(1);
      await expect.poll(() => changes, { timeout: 10_000 }).toEqual([false, true, false]);
      await startRedis(port);
      expect(await readSoon(store, 'c', () => store.write('c', 'd', 60_000))).toBe('d');
      expect(changes).toEqual([false, true, false, true]);
    });
  },
);
