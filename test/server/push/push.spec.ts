import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MatchId, TeamId } from '@kampdag/core/ids';
import { PushMessage } from '@kampdag/core/site/pushChoice';
import { either } from 'fp-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../src/cli/demo/processes.ts';
import { subscriptionIdOf } from '../../../src/server/push/subscription.ts';
import { isInstalled, titleWith } from '../../support/programs.ts';
import { followsNobody } from '../../support/pushChoice.ts';
import { startRedis } from '../../support/redis.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { away, home, matchId, type PushedSite, pushedSite, reports } from './pushedSite.ts';
import { type PushServiceUnderTest, startPushService } from './pushService.ts';

const closing: (() => unknown)[] = [];
const state = {} as { service: PushServiceUnderTest };
beforeEach(async () => {
  const service = await startPushService();
  state.service = service;
  closing.push(service.stop);
});
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const opened = async (
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<PushedSite> => {
  const site = await pushedSite(state.service, environment, folder);
  closing.push(site.close);
  return site;
};

const messagesTo = (device: string): readonly PushMessage[] =>
  state.service.taken.flatMap((message) => {
    if (message.device !== `/${device}`) return [];
    const read = PushMessage.decode(JSON.parse(message.text ?? 'null'));
    return either.isRight(read) ? [read.right] : [];
  });

const told = (device: string) => messagesTo(device).map(({ title, body }) => `${title}: ${body}`);

const teams = { teams: [TeamId(home)] };

/** A site whose match has begun, and is followed for devices; the start is the first message of whoever follows it. */
const withMatch = async (
  devices: Readonly<Record<string, Parameters<PushedSite['put']>[1]>>,
  sport?: string,
): Promise<PushedSite> => {
  const site = await opened();
  await site.open(sport);
  for (const [name, choice] of Object.entries(devices)) {
    expect((await site.put(state.service.subscribe(name), choice)).statusCode).toBe(204);
  }
  await followed(site);
  await site.publish(reports.start);
  await vi.waitFor(() => expect(state.service.taken.length).toBeGreaterThan(0), 5_000);
  return site;
};

const followed = (site: PushedSite) =>
  vi.waitFor(async () => expect(await site.metrics()).toMatch(/^kampdag_push_matches 1$/m), 10_000);

describe('devices that follow a team, a match or its other team', () => {
  it('are told of start, goal, correction, deletion and end: encrypted for each (RFC 8291), signed by the site (RFC 8292), in its language', async () => {
    const site = await withMatch({
      home: teams,
      away: { teams: [TeamId(away)], language: 'no' },
      match: { matches: [MatchId(matchId)] },
      elsewhere: { teams: [TeamId(1)], matches: [MatchId(2)] },
    });
    await site.publish(reports.goal('one', 'H'));
    await vi.waitFor(() => expect(told('home')).toHaveLength(2), 5_000);
    await site.publish(reports.goal('one', 'A'));
    await vi.waitFor(() => expect(told('home')).toHaveLength(3), 5_000);
    await site.publish(reports.deleted('one'));
    await vi.waitFor(() => expect(told('home')).toHaveLength(4), 5_000);
    await site.publish(reports.end);
    await vi.waitFor(() => expect([...told('match'), ...told('home')]).toHaveLength(10), 5_000);
    expect(told('home')).toEqual([
      'Nordlys 0–0 Havørn: Match started',
      'Nordlys 1–0 Havørn: Goal for Nordlys · 1st period 01:15',
      'Nordlys 0–1 Havørn: Goal for Havørn · 1st period 01:15',
      'Nordlys 0–0 Havørn: The goal does not count',
      'Nordlys 0–0 Havørn: Final score',
    ]);
    await vi.waitFor(() => expect(told('away')).toHaveLength(5), 5_000);
    expect(told('away')[1]).toBe('Nordlys 1–0 Havørn: Mål for Nordlys · 1. periode 01:15');
    expect(told('elsewhere')).toEqual([]);
    const [, goal, correction, deletion] = messagesTo('home');
    expect([correction?.tag, deletion?.tag]).toEqual([goal?.tag, goal?.tag]);
    expect([goal?.isAudible, correction?.isAudible]).toEqual([true, false]);
    expect(goal?.path).toContain(`matchId=${matchId}`);
    const { key } = (await site.app.inject('/api/push/key')).json<{ key: string }>();
    for (const { signedBy, headers } of state.service.taken) {
      expect(signedBy).toBe(key);
      expect(Number(headers['ttl'])).toBeGreaterThan(60);
      expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    }
  });

  it('are offered to come into step with a stream by what one sees on it, in their language, and not by corrections or the end (#37.5)', async () => {
    const site = await withMatch({ one: { ...teams, language: 'no' } });
    await site.publish(reports.goal('one', 'H'));
    await vi.waitFor(() => expect(told('one')).toHaveLength(2), 5_000);
    await site.publish(reports.goal('one', 'A'));
    await site.publish(reports.end);
    await vi.waitFor(() => expect(told('one')).toHaveLength(4), 5_000);
    const [start, goal, ...others] = messagesTo('one').map(({ inStep }) => inStep);
    expect([start?.action, goal?.action]).toEqual(['Jeg ser det nå', 'Jeg ser det nå']);
    expect(others).toEqual([undefined, undefined]);
    // The site's clock was set to the afternoon of the match.
    const since = (goal?.reportedAt ?? 0) - Date.parse('2027-02-14T14:00:00Z');
    expect(since).toBeGreaterThan(0);
    expect(since).toBeLessThan(120_000);
  });

  it('are told without score and side, or of no goal, where they hide results, as chosen (R30)', async () => {
    const site = await withMatch({
      some: { ...teams, results: 'withoutScores' },
      none: { ...teams, results: 'withoutGoals' },
    });
    await site.publish(reports.goal('one', 'H'));
    await site.publish(reports.end);
    await vi.waitFor(() => expect(told('none')).toHaveLength(2), 5_000);
    await vi.waitFor(() => expect(told('some')).toHaveLength(3), 5_000);
    expect(told('none')).toEqual(['Nordlys – Havørn: Match started', 'Nordlys – Havørn: Match ended']);
    expect(told('some')[1]).toBe('Nordlys – Havørn: Goal');
  });

  it('are told as late as they wish, and not if they stopped following meanwhile', async () => {
    const site = await withMatch({ now: teams, later: { ...teams, delay: 2 }, left: { ...teams, delay: 2 } });
    await site.publish(reports.goal('one', 'H'));
    await vi.waitFor(() => expect(told('now')).toHaveLength(2), 5_000);
    const left = state.service.subscribe('left');
    expect(told('later')).not.toContain('Nordlys 1–0 Havørn: Goal for Nordlys · 1st period 01:15');
    const endpoint = left.endpoint;
    await site.app.inject({ method: 'DELETE', url: '/api/push', payload: { endpoint } });
    await vi.waitFor(() => expect(told('later')).toHaveLength(2), 5_000);
    const [goalNow, goalLater] = ['now', 'later'].map(
      (name) => state.service.taken.filter(({ device }) => device === `/${name}`)[1]?.at ?? 0,
    );
    expect((goalLater ?? 0) - (goalNow ?? 0)).toBeGreaterThan(1_500);
    expect(told('left').join()).not.toContain('Goal');
  });

  it('are told as late as they wish meanwhile, where they came later into step, and each once (#37.5)', async () => {
    const site = await withMatch({ now: teams, later: { ...teams, delay: 1 } });
    await vi.waitFor(() => expect(told('later')).toHaveLength(1), 5_000);
    const before = state.service.taken.length;
    await site.publish(reports.goal('one', 'H'));
    await vi.waitFor(() => expect(told('now')).toHaveLength(2), 5_000);
    const goalAt = state.service.taken[before]?.at ?? 0;
    await site.put(state.service.subscribe('later'), { ...teams, delay: 3 });
    await vi.waitFor(() => expect(told('later')).toHaveLength(2), 6_000);
    expect((state.service.taken.at(-1)?.at ?? 0) - goalAt).toBeGreaterThan(2_500);
    expect(state.service.taken).toHaveLength(before + 2);
  });

  it('are told of their player’s goal alone', async () => {
    const site = await withMatch({ team: teams, player: { players: [77 as never] } });
    await site.publish(reports.goal('one', 'H', { Player: { Id: 76 } }));
    await site.publish(reports.goal('two', 'H', { Player: { Id: 77 } }));
    await vi.waitFor(() => expect(told('team')).toHaveLength(3), 5_000);
    await vi.waitFor(() => expect(told('player')).toHaveLength(1), 5_000);
    expect(told('player')[0]).toContain('A player you follow: Goal for Nordlys');
  });
});

const stored = (site: PushedSite): Promise<string> =>
  readFile(join(site.root, '.cache/subscriptions'), 'utf8').catch(() => '');

/** A line of the file of subscriptions, last seen on a day. */
const storedLine = (name: string, seen: number) =>
  `${subscriptionIdOf(name)} ${JSON.stringify({
    deployment: 'icehockey',
    address: state.service.subscribe(name),
    choice: { ...followsNobody, ...teams },
    seen,
  })}\n`;

describe('what a site stores of devices', () => {
  it('is what each follows and how it is told, and nothing of anybody', async () => {
    const site = await opened();
    const address = state.service.subscribe('one');
    await site.put(address, teams, { name: 'Kari', choiceOf: 'her' });
    await vi.waitFor(async () => expect(await stored(site)).not.toBe(''), 5_000);
    const text = await stored(site);
    const [, ...rest] = text.trim().split(' ');
    expect(JSON.parse(rest.join(' '))).toEqual({
      deployment: 'icehockey',
      address,
      choice: { ...followsNobody, ...teams },
      seen: Math.floor(Date.parse('2027-02-14T14:00:00Z') / 86_400_000),
    });
  });

  it('is removed when nothing is followed, when it is asked, and when its service says that it ended (404, 410)', async () => {
    const site = await withMatch({ a: teams, b: teams, c: teams, d: teams, stays: teams });
    for (const [name, status] of [
      ['a', 404],
      ['b', 410],
    ] as const)
      state.service.script(name, { status });
    await site.publish(reports.goal('one', 'H'));
    await vi.waitFor(() => expect(told('stays')).toHaveLength(2), 5_000);
    await site.put({ ...state.service.subscribe('c') }, { teams: [] });
    const { endpoint } = state.service.subscribe('d');
    await site.app.inject({ method: 'DELETE', url: '/api/push', payload: { endpoint } });
    await vi.waitFor(
      async () => expect((await stored(site)).match(/\/(?:[a-d]|stays)"/g)).toEqual(['/stays"']),
      5_000,
    );
  });

  it('is removed where its key is no point of the curve, so that no message can be encrypted for it (RFC 8291, issue 37)', async () => {
    const site = await withMatch({ stays: teams });
    const { endpoint, keys } = state.service.subscribe('madeUp');
    await site.put({ endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 7).toString('base64url') } }, teams);
    await vi.waitFor(async () => expect(await stored(site)).toContain('/madeUp"'), 5_000);
    await site.publish(reports.goal('one', 'H'));
    await vi.waitFor(() => expect(told('stays')).toHaveLength(2), 5_000);
    await vi.waitFor(async () => expect(await stored(site)).not.toContain('/madeUp"'), 5_000);
    expect(await stored(site)).toContain('/stays"');
  });

  it('outlives a restart, with the key that browsers know', async () => {
    const first = await pushedSite(state.service);
    await first.put(state.service.subscribe('one'), teams);
    const key = (await first.app.inject('/api/push/key')).body;
    await first.close();
    const second = await opened({}, first.root);
    expect((await second.app.inject('/api/push/key')).body).toBe(key);
    await second.open();
    await followed(second);
  });

  it('is removed at the start where no page has sent it for 90 days: a site that is restarted each day sweeps too (#37.1)', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, '.cache'));
    const today = Math.floor(Date.parse('2027-02-14T14:00:00Z') / 86_400_000);
    await writeFile(
      join(folder, '.cache/subscriptions'),
      storedLine('unseen', today - 91) + storedLine('seen', today - 90),
    );
    const site = await opened({}, folder);
    await vi.waitFor(
      async () => expect((await stored(site)).match(/\/(?:un)?seen"/g)).toEqual(['/seen"']),
      5_000,
    );
  });

  it('takes the place of what it was before, and moves with its browser to another address', async () => {
    const site = await opened();
    const [one, two, three] = ['one', 'two', 'three'].map((name) => state.service.subscribe(name));
    if (one === undefined || two === undefined || three === undefined) throw new Error('no devices');
    await site.put(one, teams);
    await site.put(two, teams, { replaces: one.endpoint });
    const moved = await site.app.inject({
      method: 'POST',
      url: '/api/push/moved',
      payload: { address: three, replaces: two.endpoint },
    });
    expect(moved.statusCode).toBe(204);
    await vi.waitFor(async () => expect(await stored(site)).toContain('/three'), 5_000);
    expect((await stored(site)).trim().split('\n')).toHaveLength(1);
  });
});

describe('a withheld or withdrawn match', () => {
  it('is told of to nobody (R24)', async () => {
    const site = await opened();
    const subject = { kind: 'match', id: matchId };
    await site.open();
    await site.put(state.service.subscribe('one'), teams);
    await followed(site);
    await site.operate({ action: 'withdraw', subject });
    await site.publish(reports.start);
    await site.publish(reports.goal('one', 'H'));
    await vi.waitFor(
      async () => expect(await site.metrics()).toMatch(/^kampdag_push_withheld_total 2$/m),
      5_000,
    );
    await site.operate({ action: 'restore', subject });
    await site.publish(reports.goal('two', 'H'));
    await vi.waitFor(() => expect(told('one')).not.toEqual([]), 5_000);
    expect(told('one')).toEqual(['Nordlys 2–0 Havørn: Goal for Nordlys · 1st period 01:15']);
  });
});

describe.runIf(isInstalled('redis-server'))(titleWith('redis-server', 'two replicas'), () => {
  it('tell each device once, whichever it subscribed at', async () => {
    const redis = await startRedis(await freePort());
    closing.push(redis.kill);
    const environment = {
      KAMPDAG_REDIS_URL: redis.url,
      KAMPDAG_PUSH_KEY: Buffer.alloc(32, 7).toString('base64url'),
    };
    const [first, second] = [await opened(environment), await opened(environment)];
    await first.open();
    await second.open();
    await first.put(state.service.subscribe('one'), teams);
    await second.put(state.service.subscribe('two'), teams);
    for (const site of [first, second]) await followed(site);
    await first.publish(reports.start);
    await first.publish(reports.goal('one', 'H'));
    await second.publish(reports.end);
    for (const name of ['one', 'two']) {
      await vi.waitFor(() => expect(told(name)).toHaveLength(3), 5_000);
    }
    expect(state.service.taken).toHaveLength(6);
  });
});
