import { type AddressInfo, connect, createServer } from 'node:net';
import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { type InboundMessage, Realtime } from 'ably';
import { describe, expect, it, onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { sdkOptions } from '../../../src/cli/demo/sdkOptions.ts';
import { createMemoryLog } from '../../../src/server/channel/log/memoryLog.ts';
import { createCollector } from '../../support/collector.ts';
import { type LiveServer, liveServers, tokenOf } from './liveServer.ts';

const channel = allChannel(MatchId(7_000_001));

/** The frames of a WebSocket, as long as it is open. */
const socketOf = async (server: LiveServer) => {
  const query = new URLSearchParams({ v: '3', format: 'json', access_token: await tokenOf(server) });
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/?${query}`);
  onTestFinished(() => socket.terminate());
  const frames = createCollector<{ readonly action: number; readonly error?: { readonly code: number } }>();
  const movedAt: number[] = [];
  socket.on('message', (data: Buffer) => {
    const frame = JSON.parse(data.toString()) as { readonly action: number };
    if (frame.action === 6) movedAt.push(performance.now());
    frames.push(frame);
  });
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await frames.until((items) => items.length > 0);
  return { frames, closed, movedAt };
};

/** An edge that connects to one server, until it turns to another. */
const edgeBefore = async (origin: string) => {
  const place = { port: Number(new URL(origin).port) };
  const edge = createServer((visitor) => {
    const server = connect(place.port, '127.0.0.1');
    for (const socket of [visitor, server]) socket.on('error', () => socket.destroy());
    visitor.pipe(server).pipe(visitor);
  });
  await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => void edge.close());
  return {
    port: (edge.address() as AddressInfo).port,
    turnTo: (other: string): void => {
      place.port = Number(new URL(other).port);
    },
  };
};

/** A server that is to close asks its readers to go elsewhere before it cuts them. */
describe('readers of a server that is to close', () => {
  const start = liveServers();

  it('are asked one after the other to reconnect, with a code that the SDK follows at once (B)', async () => {
    const server = await start();
    const sockets = [await socketOf(server), await socketOf(server), await socketOf(server)];
    server.channel.moveReaders(600);
    await Promise.all(sockets.map(({ closed }) => closed));
    for (const { frames } of sockets) {
      expect(frames.items.at(-1)).toMatchObject({ action: 6, error: { code: 80_003 } });
    }
    const times = sockets.flatMap(({ movedAt }) => movedAt).toSorted((one, other) => one - other);
    expect(times).toHaveLength(3);
    // Timers may be late, and never early by more than a millisecond.
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(100);
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThan(100);
  });

  it('that poll are told with the pending poll (B)', async () => {
    const server = await start();
    const ask = (path: string) => fetch(`${server.origin}/comet/${path}`);
    const connected = await ask(`connect?${new URLSearchParams({ access_token: await tokenOf(server) })}`);
    const [, key = ''] = /"connectionKey":"([^"]+)"/.exec(await connected.text()) ?? [];
    const polls = [ask(`${key}/recv`), ask(`${key}/recv`)];
    // The earlier is answered when the later has arrived.
    await Promise.race(polls);
    server.channel.moveReaders(100);
    const told = await Promise.all(polls.map(async (poll) => (await poll).json() as Promise<unknown>));
    expect(told.flat()).toMatchObject([{ action: 6, error: { code: 80_003 } }]);
    expect((await ask(`${key}/recv`)).status).toBe(400);
  });

  it('are not taken any more: a socket and a poll are cut unanswered, so that an edge asks another replica (B)', async () => {
    const server = await start();
    const token = await tokenOf(server);
    server.channel.moveReaders(0);
    const refused = new WebSocket(`${server.origin.replace('http', 'ws')}/?access_token=${token}`);
    const failure = await new Promise<Error>((resolve) => refused.once('error', resolve));
    expect(failure.message).toBe('socket hang up');
    await expect(fetch(`${server.origin}/comet/connect?access_token=${token}`)).rejects.toThrow(
      'fetch failed',
    );
  });

  it('miss nothing and get nothing twice where another server has the same log (B)', async () => {
    const log = createMemoryLog(Date.now);
    const [old, other] = [await start({ log }), await start({ log })];
    const edge = await edgeBefore(old.origin);
    const client = new Realtime({
      ...sdkOptions(edge.port),
      disconnectedRetryTimeout: 50,
      clientId: 'web-1',
      authUrl: `${other.origin}/api/live/token`,
    });
    onTestFinished(() => client.close());
    const received = createCollector<InboundMessage>();
    await client.channels.get(channel).subscribe((message) => received.push(message));
    const append = (n: number) => log.append(channel, { drafts: [{ data: String(n) }], id: `event-${n}` });
    for (let n = 0; n < 10; n += 1) await append(n);
    await received.until((items) => items.length === 10);
    edge.turnTo(other.origin);
    old.channel.moveReaders(0);
    for (let n = 10; n < 30; n += 1) await append(n);
    await received.until((items) => items.length >= 30);
    expect(received.items.map(({ data }) => data as unknown)).toEqual(
      Array.from({ length: 30 }, (_, n) => String(n)),
    );
  });
});
