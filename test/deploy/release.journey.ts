import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { type InboundMessage, Realtime } from 'ably';
import { startLocalEdge } from '../../src/cli/demo/localEdge.ts';
import { freePort, startRedis } from '../../src/cli/demo/processes.ts';
import { projectRoot } from '../../src/cli/processes.ts';
import { releaseFolder, switchTo } from '../../src/cli/start/releases.ts';
import { evening, test, withoutNetwork } from '../journeys/support/journey.ts';
import { matchesSent } from '../journeys/support/matches.ts';
import { launch } from '../journeys/support/site.ts';
import { isInstalled, titleWith } from '../support/programs.ts';
import { writeNextRelease } from './nextRelease.ts';
import { ask } from './rawRequest.ts';

const key = 'kampdag.release:a-secret-of-at-least-32-characters';

/** Local addresses of visitors, which together reach both replicas. */
const visitors = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'] as const;

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
};

/** Two replicas of a first release behind the shipped edge, with a Redis; what starts later is of the release that is current then. */
const installFirstRelease = async () => {
  const root = await mkdtemp(join(tmpdir(), 'kampdag-release-'));
  const dist = join(root, 'dist');
  await mkdir(join(dist, 'releases'), { recursive: true });
  await cp(join(projectRoot, 'dist/current/'), releaseFolder(dist, 'first'), { recursive: true });
  await writeNextRelease(releaseFolder(dist, 'first'), releaseFolder(dist, 'second'));
  await switchTo(dist, 'first', new Date());
  const redisPort = await freePort();
  const redis = await startRedis(redisPort);
  const startedAt = Date.now();
  const start = async (port: number): Promise<ChildProcess> => {
    const { child, opening, printed } = await launch(
      {
        PORT: String(port),
        HOST: '127.0.0.1',
        KAMPDAG_NOW: String(Date.parse(evening.now) + Date.now() - startedAt),
        KAMPDAG_SEED: String(evening.seed),
        KAMPDAG_LOCAL_KEY: key,
        KAMPDAG_PROXIES: '127.0.0.1',
        KAMPDAG_CALLS: 'get',
        KAMPDAG_RATE_LIMIT: '0',
        KAMPDAG_REDIS_URL: `redis://127.0.0.1:${redisPort}`,
        KAMPDAG_DRAIN_SECONDS: '3',
      },
      root,
    );
    if (opening === 'ended') throw new Error(`A replica did not open:\n${printed()}`);
    return child;
  };
  const ports = [await freePort(), await freePort()] as const;
  const children = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)));
  const port = await freePort();
  const edge = await startLocalEdge({
    folder: join(root, 'edge'),
    port,
    replicas: ports,
    hosts: ['localhost'],
    isUnlimited: true,
  });
  return {
    url: `http://localhost:${port}`,
    port,
    ports,
    switch: () => switchTo(dist, 'second', new Date()),
    restart: async (replica: number) => {
      const child = children.get(replica);
      if (child !== undefined) await end(child);
      children.set(replica, await start(replica));
    },
    close: async () => {
      await edge.stop();
      await Promise.all([...children.values()].map(end));
      await redis.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
};

/** Follows a channel through the edge with the SDK. */
const follow = (port: number, channel: string) => {
  const client = new Realtime({
    endpoint: 'localhost',
    port,
    tls: false,
    useBinaryProtocol: false,
    disableConnectivityCheck: true,
    logLevel: 0,
    disconnectedRetryTimeout: 1_000,
    clientId: 'release-follower',
    authUrl: `http://localhost:${port}/api/live/token`,
  });
  const goals: string[] = [];
  const ready = client.channels.get(channel).subscribe((message: InboundMessage) => {
    const { ClientId } = message.data as { readonly ClientId?: string };
    if (ClientId?.startsWith('release-') === true) goals.push(ClientId);
  });
  return { goals, ready, close: () => client.close() };
};

/** A goal at a moment that no simulated event has. */
const goalAt = (matchId: string, n: number) => ({
  MatchId: Number(matchId),
  MatchEventType: 'Goal',
  Id: -5_000 - n,
  ClientId: `release-goal-${n}`,
  PeriodTime: `00:${String(n).padStart(2, '0')}`,
  TotalMatchTime: `00:${String(n).padStart(2, '0')}`,
  Time: n,
  Period: 200_051,
  PeriodName: '1. periode',
  Team: 'H',
  GoalType: 200_141,
});

/** Publishes like a federation: each message under its own id until it is stored. Counts the repeats. */
const publisher = (port: number, channel: string, matchId: string) => {
  const told = { published: 0, repeats: 0 };
  const publish = async (): Promise<void> => {
    const n = told.published;
    const body = JSON.stringify({
      id: `release-${n}`,
      name: 'event',
      data: JSON.stringify(goalAt(matchId, n)),
      encoding: 'json',
    });
    for (;;) {
      const { status } = await ask(port, 'localhost', `/channels/${encodeURIComponent(channel)}/messages`, {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(key).toString('base64')}`,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
        },
        body,
      }).catch(() => ({ status: 0 }));
      if (status === 201) break;
      told.repeats += 1;
      await delay(100);
    }
    told.published += 1;
  };
  return { told, publish };
};

/** Visitors of both replicas who load pages and some of each page's files, until stopped. */
const keepVisiting = (port: number, paths: readonly string[]) => {
  const state = { isOver: false, asked: 0 };
  const wrong: string[] = [];
  const get = async (path: string, from: string): Promise<string> => {
    const { status, body } = await ask(port, 'localhost', path, { from });
    state.asked += 1;
    if (status !== 200) wrong.push(`${status} ${path}`);
    return body;
  };
  const visit = async (from: string): Promise<void> => {
    for (let n = 0; !state.isOver; n += 1) {
      const page = await get(paths[n % paths.length] ?? '/', from);
      const files = [...new Set(page.match(/\/assets\/[\w-]+\.(?:js|css)/g))];
      for (const file of files.slice(0, 6)) await get(file, from);
      await delay(30);
    }
  };
  const all = Promise.all(visitors.map(visit));
  return {
    wrong,
    asked: () => state.asked,
    stop: async () => {
      state.isOver = true;
      await all;
    },
  };
};

const entryOf = (page: Page): Promise<string | null> =>
  page.locator('script[type=module]').first().getAttribute('src');

test('a release under an open live page loses nothing, doubles nothing, and answers every visitor (B)', async ({
  page,
  context,
  troubles,
}) => {
  test.skip(!isInstalled('nginx') || !isInstalled('redis-server'), titleWith('nginx and redis-server', ''));
  // Processes start twice, on a machine that may be busy.
  test.slow();
  troubles.allow(withoutNetwork);
  const site = await installFirstRelease();
  try {
    const [address = ''] = await matchesSent(page, `${site.url}/`, 'livematch');
    const [, matchId = ''] = /matchId=(\d+)/.exec(address) ?? [];
    const channel = `match:${matchId}:all`;
    const { told, publish } = publisher(site.port, channel, matchId);
    const follower = follow(site.port, channel);
    await follower.ready;
    await page.goto(address);
    await expect(page.getByRole('timer')).toBeVisible({ timeout: 30_000 });
    const first = await entryOf(page);
    const homeGoals = async (): Promise<number> => Number(/(\d+)–\d+/.exec(await page.title())?.[1]);
    await expect.poll(homeGoals).toBeGreaterThanOrEqual(0);
    const before = await homeGoals();
    /** The simulation may add a goal of its own. */
    const expectAll = () =>
      expect.poll(homeGoals, { timeout: 20_000 }).toBeGreaterThanOrEqual(before + told.published);
    await publish();
    await expectAll();

    const visiting = keepVisiting(site.port, [
      '/',
      '/standings',
      new URL(address).pathname + new URL(address).search,
    ]);
    await site.switch();
    for (const replica of site.ports) {
      const restarted = { isDone: false };
      const restart = site.restart(replica).finally(() => {
        restarted.isDone = true;
      });
      while (!restarted.isDone) {
        await publish();
        await delay(400);
      }
      await restart;
      await publish();
      await expectAll();
    }
    await visiting.stop();
    follower.close();

    expect(visiting.wrong).toEqual([]);
    expect(visiting.asked()).toBeGreaterThan(100);
    expect(follower.goals).toEqual(Array.from({ length: told.published }, (_, n) => `release-goal-${n}`));
    const other = await context.newPage();
    await other.goto(address);
    expect(await entryOf(other)).not.toBe(first);
    expect(await entryOf(page)).toBe(first);
    // The old page's files stay, and the new page's are on both.
    for (const entry of [first, await entryOf(other)]) {
      for (const replica of site.ports) {
        expect((await ask(replica, 'localhost', entry ?? '')).status).toBe(200);
      }
    }
    // Folded from the history alone: what the open page had twice would differ.
    await expect
      .poll(async () => (await other.title()) === (await page.title()), { timeout: 20_000 })
      .toBe(true);
  } finally {
    await site.close();
  }
});
