import { connect } from 'node:net';
import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { afterEach, describe, expect, it } from 'vitest';
import { createConnectionQuota } from '../../../src/server/channel/access/connectionQuota.ts';
import { createAllowance, DEFAULT_LIMITS } from '../../../src/server/channel/access/limits.ts';
import { createConnections } from '../../../src/server/channel/session/connections.ts';
import { visitorOf } from '../../../src/server/http/visitors.ts';
import {
  createClock,
  KEY_TEXT,
  type LiveServer,
  type LiveServerOptions,
  liveServers,
  tokenOf,
} from './liveServer.ts';
import { openRaw, type RawClient } from './rawClient.ts';

const channel = allChannel(MatchId(7_000_001));
const OLD = '00000000000001-000@kampdag';

const told = (client: RawClient, action: number) =>
  client.frames.items.filter((frame) => frame.action === action);

const rateOf = ({ frames }: RawClient) => frames.items[0]?.connectionDetails?.maxInboundRate;

const numbers = (from: RawClient): readonly number[] =>
  told(from, 15).flatMap(({ messages }) => (messages ?? []).map(({ data }) => Number.parseInt(data, 10)));

/** Issue 15, point 16: each limit on a client, tried by a client that exceeds it. */
describe('a connection is limited', () => {
  const start = liveServers();
  const clients: RawClient[] = [];

  const serve = (options: Partial<LiveServerOptions> = {}): Promise<LiveServer> =>
    start({ ...options, limits: { closeTimeout: 200, ...options.limits } });
  const enter = async (server: LiveServer, query: Readonly<Record<string, string>>): Promise<RawClient> => {
    const client = await openRaw(server.origin, { v: '6', ...query });
    clients.push(client);
    await client.frames.until((frames) => frames.length > 0);
    return client;
  };
  const visitor = async (server: LiveServer): Promise<RawClient> =>
    enter(server, { access_token: await tokenOf(server) });
  afterEach(async () => {
    for (const client of clients.splice(0)) client.socket.terminate();
  });

  it('in frames: exceeding its rate ends it with 42924, and later frames are not read', async () => {
    const clock = createClock();
    const server = await serve({ now: clock.now, limits: { reading: { burst: 50, perSecond: 10 } } });
    const client = await visitor(server);
    for (let n = 0; n < 5_000; n += 1) client.send({ action: 0, id: String(n) });
    await client.closed;
    expect(told(client, 0).length).toBeGreaterThanOrEqual(50);
    expect(told(client, 0).length).toBeLessThan(150);
    expect(client.frames.items.at(-1)).toMatchObject({ action: 6, error: { code: 42924 } });
  });

  it('in frames: an allowance refills, and an ordinary visitor never exhausts it', async () => {
    const clock = createClock();
    const server = await serve({ now: clock.now, limits: { reading: { burst: 50, perSecond: 10 } } });
    const client = await visitor(server);
    for (let round = 1; round <= 4; round += 1) {
      for (let n = 0; n < 40; n += 1) client.send({ action: 0, id: String(n) });
      await client.frames.until(
        (frames) => frames.filter(({ action }) => action === 0).length === 40 * round,
      );
      clock.advance(4_000);
    }
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  it('in frames: it is told its rate, which is higher for a publisher', async () => {
    const server = await serve();
    expect(rateOf(await visitor(server))).toBe(DEFAULT_LIMITS.reading.perSecond);
    expect(rateOf(await enter(server, { key: KEY_TEXT }))).toBe(DEFAULT_LIMITS.publishing.perSecond);
  });

  it.each([
    ['pings', (client: RawClient) => client.socket.ping('x'.repeat(100))],
    ['pongs that nobody asked for', (client: RawClient) => client.socket.pong('x'.repeat(100))],
    ['presence', (client: RawClient) => client.send({ action: 14, channel, msgSerial: 1, presence: [{}] })],
    [
      'messages it may not publish',
      (client: RawClient) => client.send({ action: 15, channel, msgSerial: 1, messages: [{}] }),
    ],
    ['new tokens', (client: RawClient) => client.send({ action: 17, auth: { accessToken: 'none' } })],
    ['frames that mean nothing', (client: RawClient) => client.send({ action: 99 })],
  ])('in %s, as in any other frame', async (_, send) => {
    const server = await serve({ limits: { reading: { burst: 20, perSecond: 1 } } });
    const client = await visitor(server);
    for (let n = 0; n < 500; n += 1) send(client);
    await client.closed;
    expect(client.frames.items.length).toBeLessThan(60);
  });

  it('in frame size: a visitor sends nothing longer than a token', async () => {
    const server = await serve();
    const client = await visitor(server);
    client.send(`{"action":0,"id":"${'x'.repeat(20_000)}"}`);
    await client.closed;
    expect(told(client, 0)).toEqual([]);
  });

  it('in unfinished fragments, in number and in bytes', async () => {
    const server = await serve();
    for (const [fragment, count] of [
      ['', 200],
      ['x', 200],
      ['x'.repeat(1_000), 50],
    ] as const) {
      const client = await visitor(server);
      for (let n = 0; n < count; n += 1) client.socket.send(fragment, { fin: false });
      await client.closed;
    }
  });

  it('in a frame that comes byte by byte', async () => {
    const server = await serve();
    const token = await tokenOf(server);
    const { port, hostname } = new URL(server.origin);
    const socket = connect({ port: Number(port), host: hostname, noDelay: true });
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => socket.destroy());
    socket.write(
      `GET /?v=6&access_token=${token} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('data', resolve));
    // A frame of 10,000 bytes, sent in pieces of one byte each.
    socket.write(Buffer.from([0x81, 0xfe, 0x27, 0x10, 0, 0, 0, 0]));
    let sent = 0;
    while (!socket.destroyed && sent < 9_999) {
      sent += 1;
      await new Promise<void>((resolve) => socket.write('x', () => setImmediate(resolve)));
    }
    await closed;
    expect(sent).toBeLessThan(9_999);
  });

  it('in replays: a re-attachment to an attached channel replays nothing', async () => {
    const server = await serve();
    for (let n = 0; n < 20; n += 1) server.publish(channel, String(n), 1_000 + n);
    const client = await visitor(server);
    client.send({ action: 10, channel, channelSerial: OLD });
    await client.frames.until(() => told(client, 11).length === 1);
    for (let n = 1; n < 100; n += 1) client.send({ action: 10, channel, channelSerial: OLD });
    await client.frames.until(() => told(client, 11).length === 100);
    client.send({ action: 0, id: 'done' });
    await client.frames.until((frames) => frames.some(({ action }) => action === 0));
    expect(told(client, 15)).toHaveLength(20);
    expect(
      told(client, 11)
        .slice(1)
        .every(({ flags = 0 }) => (flags & 4) === 4),
    ).toBe(true);
    server.publish(channel, 'later');
    await client.frames.until((frames) => frames.filter(({ action }) => action === 15).length === 21);
  });

  it('in replays: a re-attachment is told the last written position', async () => {
    const server = await serve();
    const client = await visitor(server);
    client.send({ action: 10, channel });
    await client.frames.until(() => told(client, 11).length === 1);
    server.publish(channel, 'a');
    await client.frames.until(() => told(client, 15).length === 1);
    client.send({ action: 10, channel });
    await client.frames.until(() => told(client, 11).length === 2);
    expect(told(client, 11)[1]?.channelSerial).toBe(told(client, 15)[0]?.channelSerial);
  });

  it('in replays: detaching and attaching again is charged, so that a backlog cannot be fetched endlessly', async () => {
    const server = await serve({ limits: { reading: { burst: 100, perSecond: 1 } } });
    for (let n = 0; n < 20; n += 1) server.publish(channel, String(n), 1_000 + n);
    const client = await visitor(server);
    for (let n = 0; n < 500; n += 1) {
      client.send({ action: 10, channel, channelSerial: OLD });
      client.send({ action: 12, channel });
    }
    await client.closed;
    // Each round costs a frame to attach, one to detach, and four for the replay.
    expect(told(client, 15).length).toBeLessThanOrEqual(20 * 20);
    expect(client.frames.items.at(-1)).toMatchObject({ action: 6, error: { code: 42924 } });
  });

  it('in queued bytes: a client that requests a lot and never reads has hardly more than one frame waiting', async () => {
    const server = await serve({ limits: { maxBufferedBytes: 262_144 } });
    const body = 'x'.repeat(30_000);
    const channels = Array.from({ length: 50 }, (_, n) => allChannel(MatchId(8_000_000 + n)));
    for (const name of channels) {
      for (let n = 0; n < 20; n += 1) server.publish(name, `${n} ${body}`, 1_000 + n);
    }
    const client = await visitor(server);
    const quick = await visitor(server);
    client.socket.pause();
    for (const name of channels) client.send({ action: 10, channel: name, channelSerial: OLD });
    client.send({ action: 0 });
    quick.send({ action: 10, channel: channels[0] });
    await quick.frames.until((frames) => frames.some(({ action }) => action === 11));
    expect(server.channel.queued()).toBeLessThan(262_144);
    // When finally read, it gets everything, once and in order.
    client.socket.resume();
    await client.frames.until(() => told(client, 15).length === 50 * 20);
    for (const name of channels) {
      const numbers = told(client, 15)
        .filter((frame) => frame.channel === name)
        .map(({ messages }) => Number.parseInt(messages?.[0]?.data ?? '', 10));
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n));
    }
  });

  /** A client that reads nothing while it is sent a hundred messages of a size, and one that has just attached. */
  const lateAndQuick = async (size: number) => {
    const server = await serve({ limits: { maxBufferedBytes: 65_536 } });
    const body = 'x'.repeat(size);
    for (let n = 0; n < 100; n += 1) server.publish(channel, `${n} ${body}`, 1_000 + n);
    const client = await visitor(server);
    client.socket.pause();
    client.send({ action: 10, channel, channelSerial: OLD });
    const quick = await visitor(server);
    quick.send({ action: 10, channel });
    await quick.frames.until((frames) => frames.some(({ action }) => action === 11));
    return { server, body, client, quick };
  };

  it('loses and duplicates nothing when messages come in bursts while it catches up', async () => {
    const { server, body, client, quick } = await lateAndQuick(8_000);
    for (let n = 100; n < 160; n += 1) server.publish(channel, `${n} ${body}`);
    client.socket.resume();
    await client.frames.until(() => numbers(client).length >= 160);
    server.publish(channel, '160');
    await client.frames.until(() => numbers(client).includes(160));
    await quick.frames.until(() => numbers(quick).includes(160));
    expect(numbers(client)).toEqual(Array.from({ length: 161 }, (_, n) => n));
    expect(numbers(quick)).toEqual(Array.from({ length: 61 }, (_, n) => 100 + n));
  });

  it('is told of a loss when its backlog is purged meanwhile', async () => {
    const { server, client } = await lateAndQuick(60_000);
    await server.channel.controls.purge(channel);
    client.socket.resume();
    await client.frames.until(() => told(client, 11).length === 2);
    expect(told(client, 11)[1]).toMatchObject({ error: { code: 90003 } });
    expect((told(client, 11)[1]?.flags ?? 0) & 4).toBe(0);
  });

  it('in names: a channel that is not a match’s is not kept after leaving', async () => {
    const clock = createClock();
    const server = await serve({ now: clock.now });
    const client = await visitor(server);
    for (let n = 0; n < 200; n += 1) client.send({ action: 10, channel: `match:${n}:all` });
    await client.frames.until(() => told(client, 11).length === 200);
    expect(server.channel.channels()).toBe(200);
    for (let n = 0; n < 200; n += 1) client.send({ action: 12, channel: `match:${n}:all` });
    await client.frames.until(() => told(client, 13).length === 200);
    clock.advance(1);
    server.channel.controls.tick();
    expect(server.channel.channels()).toBe(0);
  });

  it('in requests: a pending one is not repeated', async () => {
    const asked: string[] = [];
    const server = await serve({
      mayRead: (name) => {
        asked.push(name);
        return new Promise(() => {});
      },
    });
    const client = await visitor(server);
    for (let n = 0; n < 100; n += 1) client.send({ action: 10, channel });
    client.send({ action: 0 });
    await client.frames.until((frames) => frames.some(({ action }) => action === 0));
    expect(asked).toEqual([channel]);
  });

  it('passes the reader’s host and address on', async () => {
    const readers: unknown[] = [];
    const server = await serve({
      mayRead: (_, reader) => {
        readers.push(reader);
        return 'open';
      },
    });
    const client = await visitor(server);
    client.send({ action: 10, channel });
    await client.frames.until(() => told(client, 11).length === 1);
    expect(readers).toEqual([{ host: new URL(server.origin).host, address: '127.0.0.1' }]);
  });

  it('in number: an address has a maximum, until one of its connections is closed', async () => {
    const server = await serve({ limits: { maxConnectionsPerAddress: 3 } });
    const token = await tokenOf(server);
    const open = () => enter(server, { access_token: token });
    const [first] = [await open(), await open(), await open()];
    await expect(open()).rejects.toThrow('503');
    first.socket.terminate();
    await first.closed;
    await expect.poll(() => server.channel.connections()).toBe(2);
    await open();
  });

  it('in the rate of new connections', async () => {
    const server = await serve({ limits: { connecting: { burst: 5, perSecond: 0 } } });
    const token = await tokenOf(server);
    for (let n = 0; n < 5; n += 1) (await enter(server, { access_token: token })).socket.terminate();
    await expect(enter(server, { access_token: token })).rejects.toThrow('503');
  });

  it('in penalties: reconnecting for a new allowance is delayed', async () => {
    const server = await serve({
      limits: { connecting: { burst: 600, perSecond: 0 }, reading: { burst: 20, perSecond: 1 } },
    });
    const token = await tokenOf(server);
    const abuse = async (): Promise<void> => {
      const client = await enter(server, { access_token: token });
      for (let n = 0; n < 100; n += 1) client.send({ action: 99 });
      await client.closed;
    };
    for (let n = 0; n < 3; n += 1) await abuse();
    await expect(abuse()).rejects.toThrow('503');
  });

  it('in closing: a socket that does not close is terminated soon', async () => {
    const server = await serve();
    const { port, hostname } = new URL(server.origin);
    const socket = connect({ port: Number(port), host: hostname });
    socket.write(
      'GET /?v=6&access_token=none HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    const at = performance.now();
    await new Promise((resolve) => socket.on('close', resolve));
    expect(performance.now() - at).toBeLessThan(5_000);
  });

  it('is not extended by an expired token', async () => {
    const clock = createClock();
    const server = await serve({ now: clock.now });
    const token = await tokenOf(server);
    clock.advance(3_700_000);
    for (let n = 0; n < 3; n += 1) {
      const client = await enter(server, { access_token: token });
      expect(client.frames.items[0]).toMatchObject({ action: 9, error: { code: 40142 } });
    }
    expect(server.channel.connections()).toBe(0);
  });
});

describe('memory is bounded', () => {
  it('for dropped connections, of which the oldest are forgotten', () => {
    let drawn = 0;
    const random = () => {
      drawn += 1;
      return String(drawn);
    };
    const connections = createConnections(random, () => 0, {
      connectionStateTtl: 120_000,
      maxResumable: 100,
    });
    const all = Array.from({ length: 10_000 }, () => connections.create('web-1'));
    for (const connection of all) connections.lose(connection);
    expect(connections.size()).toBe(100);
    expect(connections.resume(all[0]?.key ?? '', 'web-1')).toBeUndefined();
    expect(connections.resume(all.at(-1)?.key ?? '', 'web-1')).toBe(all.at(-1));
  });

  it('for allowances, which refill up to their maximum', () => {
    const state = { at: 0 };
    const allowance = createAllowance({ burst: 10, perSecond: 2 }, () => state.at);
    expect(allowance.take(11)).toBe(false);
    expect(allowance.take(10)).toBe(true);
    expect(allowance.take(1)).toBe(false);
    state.at = 500;
    expect(allowance.take(1)).toBe(true);
    state.at = 1_000_000;
    expect(allowance.isFull()).toBe(true);
    expect(allowance.take(11)).toBe(false);
    // Setting the clock back takes nothing away.
    state.at = 0;
    expect(allowance.take(10)).toBe(true);
  });

  it('by network for IPv6, and by address for IPv4 in any notation', () => {
    expect(visitorOf('2001:db8:1:2:3:4:5:6')).toBe(visitorOf('2001:db8:1:2::9'));
    expect(visitorOf('2001:db8:1:2::1')).not.toBe(visitorOf('2001:db8:1:3::1'));
    expect(visitorOf('::ffff:198.51.100.7')).toBe(visitorOf('198.51.100.7'));
    expect(visitorOf('198.51.100.7')).not.toBe(visitorOf('198.51.100.8'));
    expect(visitorOf('::1')).toBe('0:0:0:0::/64');
  });

  it('for addresses, which are forgotten when unused', () => {
    const state = { at: 0 };
    const quota = createConnectionQuota(DEFAULT_LIMITS, () => state.at);
    const leaves = Array.from({ length: 1_000 }, (_, n) => quota.acquire(`198.51.${n >> 8}.${n & 255}`));
    for (const leave of leaves) leave?.();
    state.at = 60_000;
    quota.sweep();
    expect(quota.size()).toBe(0);
  });
});
