import { MatchId } from '@kampdag/core/ids';
import { logOfMatch } from '@kampdag/core/live/log/matchLog';
import type { LiveMatch } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { allChannel, type LiveChannel } from '@kampdag/core/live/wire/channel';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { Instant } from '@kampdag/core/time/instant';
import { afterEach, describe, expect, it } from 'vitest';
import { encryptedSource } from '../../../src/server/channel/log/decoding.ts';
import { realScheduler } from '../../../src/server/effects.ts';
import { createDesk, mostReported } from '../../../src/server/live/desk.ts';
import { hostedLiveChannel } from '../../../src/server/live/hostedLiveChannel.ts';
import { localLiveChannel } from '../../../src/server/live/localLiveChannel.ts';
import { createFakeLiveChannel } from '../../support/fakeLiveChannel.ts';
import { createTestSource, KEY, type LiveServer, startLiveServer } from '../channel/liveServer.ts';

const matchId = MatchId(7);
const channel = allChannel(matchId);
const goal = (n: number) => ({ MatchEventType: 'Goal', ClientId: `goal ${n}`, Team: 'H', GoalType: 200_141 });

const messagesOf = (match: LiveMatch | null) => (match === null ? [] : logOfMatch(match).messages);

const never = (): Promise<unknown> => new Promise(() => {});

/** A desk over a server's own channel, and over the same as the hosted service is read, with the SDK. */
const doors = {
  'this server’s channel': (server: LiveServer, key: Uint8Array | null) =>
    localLiveChannel({ open: server.channel.open, key, scheduler: realScheduler }),
  'the hosted service': (server: LiveServer, key: Uint8Array | null) => {
    const { hostname, port } = new URL(server.origin);
    return hostedLiveChannel(KEY, key === null ? null : Buffer.from(key).toString('base64'), {
      endpoint: hostname,
      port: Number(port),
      tls: false,
      fallbackHosts: [],
      useBinaryProtocol: false,
      disableConnectivityCheck: true,
    });
  },
};

describe.each(Object.entries(doors))('the desk over %s', (_, open) => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  const following = async (
    own: Partial<Parameters<typeof createDesk>[0]> = {},
    options: Parameters<typeof startLiveServer>[0] = { port: 0 },
    key: Uint8Array | null = null,
  ) => {
    const server = await startLiveServer(options);
    const live = open(server, key);
    const time = { now: Instant(1) };
    const desk = createDesk({ channel: live, now: () => time.now, wait: never, ...own });
    closing.push(server.stop, live.close, desk.close);
    return { server, desk, time, read: () => desk.read(matchId, sportOf('icehockey')) };
  };

  it('folds what was reported before its first reader, and hears what comes after', async () => {
    const { server, read } = await following();
    for (let n = 0; n < 150; n += 1) server.publish(channel, goal(n));
    const match = await read();
    expect(match === null ? null : scoreOf(match)).toEqual({ home: 150, away: 0 });
    server.publish(channel, goal(150));
    await expect.poll(async () => (await read())?.version).toBe(151);
  });

  it('counts for the operator what does not fit in the logs of followed matches, by kind', async () => {
    const { server, desk, read } = await following();
    server.publish(channel, { ...goal(1), HomeScore: 1, AwayScore: 0 });
    await read();
    expect([...desk.anomalies()]).toEqual([]);
    server.publish(channel, { ...goal(2), HomeScore: 5, AwayScore: 0 });
    await expect.poll(async () => (await read())?.version).toBe(2);
    expect([...desk.anomalies()]).toEqual([['score', 1]]);
  });

  it('decrypts what is encrypted, and counts as unreadable what it has no key for (R29)', async () => {
    const key = Buffer.alloc(32, 9);
    const source = createTestSource();
    source.add(channel, 1_000, goal(1));
    const options = { port: 0, source: encryptedSource(source.source, key) };
    const withKey = await following({}, options, key);
    expect(messagesOf(await withKey.read())[0]?.data).toEqual(goal(1));
    const without = await following({}, options);
    expect(messagesOf(await without.read())[0]?.error).toContain('decrypting');
  });

  it('gives no log of more messages than are sent at once, and none that does not come in time', async () => {
    const { server, read } = await following();
    for (let n = 0; n <= mostReported; n += 1) server.publish(channel, goal(n));
    expect(await read()).toBeNull();
    const impatient = await following({ wait: () => Promise.resolve() });
    expect(await impatient.read()).toBeNull();
  });

  it('follows a match no more some time after its last reader, and the one read longest ago when there are many', async () => {
    const { desk, time, read } = await following({ most: 2, idle: 100 });
    await read();
    time.now = Instant(200);
    await desk.read(MatchId(8), sportOf('icehockey'));
    expect(desk.size().entries).toBe(1);
    await desk.read(MatchId(9), sportOf('icehockey'));
    await desk.read(MatchId(10), sportOf('icehockey'));
    expect(desk.size().entries).toBe(2);
  });
});

describe('a match whose channel was refused', () => {
  it('is followed anew by its next reader', async () => {
    const channel = createFakeLiveChannel();
    channel.refuse(allChannel(matchId));
    const open = { channel: channel as LiveChannel };
    const desk = createDesk({
      channel: {
        signals$: (name) => open.channel.signals$(name),
        history: (...asked) => open.channel.history(...asked),
        reconnect: () => open.channel.reconnect(),
      },
      now: () => Instant(1),
      wait: never,
    });
    expect(await desk.read(matchId, sportOf('icehockey'))).toBeNull();
    const again = createFakeLiveChannel();
    again.publish(allChannel(matchId), goal(1));
    open.channel = again;
    expect((await desk.read(matchId, sportOf('icehockey')))?.version).toBe(1);
    desk.close();
  });
});

describe('a log up to a serial', () => {
  it('has no later message', async () => {
    const server = await startLiveServer({ port: 0 });
    const live = doors['this server’s channel'](server, null);
    const desk = createDesk({ channel: live, now: () => Instant(1), wait: never });
    for (let n = 0; n < 3; n += 1) server.publish(channel, goal(n));
    const match = await desk.read(matchId, sportOf('icehockey'));
    const serials = messagesOf(match).map(({ serial }) => serial);
    expect(serials).toHaveLength(3);
    const cut = match === null ? null : logOfMatch(match, serials[1] ?? null);
    expect(cut?.messages.map(({ serial }) => serial)).toEqual(serials.slice(0, 2));
    desk.close();
    await server.stop();
  });
});
