import { MatchId } from '@kampdag/core/ids';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { type ClientOptions, type ErrorInfo, type InboundMessage, Realtime, Rest } from 'ably';
import { afterEach, describe, expect, it } from 'vitest';
import { sdkOptions } from '../../../src/cli/demo/sdkOptions.ts';
import { encryptedSource } from '../../../src/server/channel/log/decoding.ts';
import { createCollector } from '../../support/collector.ts';
import {
  createClock,
  createTestSource,
  KEY_TEXT,
  type LiveServer,
  type LiveServerOptions,
  portOf,
  startLiveServer,
} from './liveServer.ts';

const BASE_PORT = 21_100;
const channel = allChannel(MatchId(7_000_001));
const START = Date.parse('2026-10-10T16:00:00Z');

const optionsFor = (server: LiveServer): ClientOptions => ({
  ...sdkOptions(portOf(server)),
  disconnectedRetryTimeout: 50,
});

const watch = async (client: Realtime) => {
  const received = createCollector<InboundMessage>();
  const live = client.channels.get(channel);
  await live.subscribe((message) => received.push(message));
  return { live, received };
};

const numbers = (messages: readonly InboundMessage[]): readonly unknown[] =>
  messages.map(({ data }) => (data as { n: number }).n);
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);

describe('the unmodified SDK on the local live channel', () => {
  const servers: LiveServer[] = [];
  const clients: Realtime[] = [];
  let nextPort = BASE_PORT;

  const serve = async (options: Partial<LiveServerOptions> = {}): Promise<LiveServer> => {
    nextPort += 1;
    const server = await startLiveServer({ port: nextPort, ...options });
    servers.push(server);
    return server;
  };

  const visitor = (server: LiveServer, options: ClientOptions = {}): Realtime => {
    const client = new Realtime({
      ...optionsFor(server),
      clientId: 'web-1',
      authUrl: `${server.origin}/api/live/token`,
      ...options,
    });
    clients.push(client);
    return client;
  };

  const owner = (server: LiveServer): Realtime => {
    const client = new Realtime({ ...optionsFor(server), key: KEY_TEXT });
    clients.push(client);
    return client;
  };

  afterEach(async () => {
    for (const client of clients.splice(0)) client.close();
    for (const server of servers.splice(0)) await server.stop();
  });

  it('gives encrypted messages to clients with the key, live and in history, and nothing readable to others', async () => {
    const secret = Buffer.alloc(32, 9);
    const source = createTestSource();
    source.add(channel, START, { n: 0, name: 'Ærø – 雪' });
    const server = await serve({ source: encryptedSource(source.source, secret) });
    const cipher = { key: secret.toString('base64') };
    const knowing = visitor(server).channels.get(channel, { cipher });
    const received = createCollector<InboundMessage>();
    await knowing.subscribe((message) => received.push(message));
    source.add(channel, Date.now(), { n: 1 });
    const [live] = await received.until((items) => items.length === 1);
    expect([live?.data, live?.encoding ?? null]).toEqual([{ n: 1 }, null]);
    const history = await knowing.history();
    expect(history.items.map(({ data }) => data as unknown)).toEqual([{ n: 1 }, { n: 0, name: 'Ærø – 雪' }]);
    const strange = await visitor(server, { clientId: 'web-2' }).channels.get(channel).history();
    expect(strange.items.every((message) => message.encoding?.includes('cipher+aes-256-cbc'))).toBe(true);
    expect(JSON.stringify(strange.items)).not.toContain('Ærø');
    // Repeated requests give the same bytes, and no two messages share a prefix.
    const told =
      encryptedSource(source.source, secret)
        .history(channel)
        ?.map(({ data }) => String(data)) ?? [];
    expect(
      encryptedSource(source.source, secret)
        .history(channel)
        ?.map(({ data }) => data),
    ).toEqual(told);
    expect(new Set(told.map((text) => text.slice(0, 20))).size).toBe(2);
  });

  it('connects, attaches and delivers in the order of publishing, with serials in that order', async () => {
    const server = await serve();
    const { received } = await watch(visitor(server));
    for (const n of upTo(20)) server.publish(channel, { n });
    const messages = await received.until((items) => items.length === 20);
    expect(numbers(messages)).toEqual(upTo(20));
    const serials = messages.map(({ serial }) => serial ?? '');
    expect(serials).toEqual(serials.toSorted());
    expect(new Set(serials).size).toBe(20);
  });

  it('gives 250 old messages in pages of 100 and every later one live, each exactly once', async () => {
    const server = await serve();
    for (const n of upTo(250)) server.publish(channel, { n }, START + n * 1000);
    const { live, received } = await watch(visitor(server));
    for (const n of [250, 251, 252]) server.publish(channel, { n });
    const pages: InboundMessage[][] = [];
    let page = await live.history({ untilAttach: true, limit: 100, start: START });
    pages.push(page.items);
    server.publish(channel, { n: 253 });
    for (let next = await page.next(); next !== null; next = await page.next()) {
      page = next;
      pages.push(page.items);
    }
    await received.until((items) => items.length === 4);
    expect(pages.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(numbers([...pages.flat().toReversed(), ...received.items])).toEqual(upTo(254));
    expect(pages[0]?.[0]?.timestamp).toBe(START + 249_000);
  });

  it('reads history no older than its start', async () => {
    const server = await serve();
    for (const n of upTo(10)) server.publish(channel, { n }, START + n * 1000);
    const { live } = await watch(visitor(server));
    const page = await live.history({ untilAttach: true, start: START + 7000 });
    expect(numbers(page.items)).toEqual([9, 8, 7]);
  });

  it('resumes a dropped socket without loss, as the same connection', async () => {
    const server = await serve();
    const client = visitor(server);
    const { live, received } = await watch(client);
    const { id } = client.connection;
    server.publish(channel, { n: 0 });
    await received.until((items) => items.length === 1);
    const attached = live.whenState('attached');
    await attached;
    const resumed = new Promise<boolean | undefined>((resolve) => {
      live.once('attached', (change) => resolve(change.resumed));
    });
    server.channel.controls.dropSockets();
    for (const n of [1, 2, 3]) server.publish(channel, { n });
    expect(await resumed).toBe(true);
    server.publish(channel, { n: 4 });
    expect(numbers(await received.until((items) => items.length >= 5))).toEqual(upTo(5));
    expect(client.connection.id).toBe(id);
  });

  it('loses no message when it has forgotten the connection, only the connection id', async () => {
    const server = await serve();
    const client = visitor(server);
    const { live, received } = await watch(client);
    const { id } = client.connection;
    const again = live.once('attached');
    server.channel.controls.forgetConnections();
    server.channel.controls.dropSockets();
    server.publish(channel, { n: 0 });
    expect(await again).toMatchObject({ resumed: true });
    expect(numbers(await received.until((items) => items.length > 0))).toEqual([0]);
    expect(client.connection.id).not.toBe(id);
  });

  it('resumes across a restart of the server when the source gives the same messages', async () => {
    const { source, add } = createTestSource();
    for (const n of upTo(5)) add(channel, START + n * 1000, { n });
    const port = 21_190;
    const first = await serve({ port, source });
    const client = visitor(first);
    const { live, received } = await watch(client);
    add(channel, START + 5000, { n: 5 });
    await received.until((items) => items.length === 1);
    const again = live.once('attached');
    await first.stop();
    for (const n of [6, 7, 8]) add(channel, START + n * 1000, { n });
    await serve({ port, source });
    expect(await again).toMatchObject({ resumed: true });
    add(channel, START + 9000, { n: 9 });
    expect(numbers(await received.until((items) => items.length >= 5))).toEqual([5, 6, 7, 8, 9]);
    const page = await live.history({ untilAttach: true });
    expect(numbers(page.items.toReversed())).toEqual(upTo(5));
  });

  it('reports lost continuity after a purge, and after a restart with an empty log', async () => {
    const port = 21_191;
    const first = await serve({ port });
    first.publish(channel, { n: 0 });
    const { live } = await watch(visitor(first));
    const purged = live.once('attached');
    first.channel.controls.dropSockets();
    first.publish(channel, { n: 1 });
    await first.channel.controls.purge(channel);
    expect(await purged).toMatchObject({ resumed: false, reason: { code: 90003 } });
    const restarted = live.once('attached');
    await first.stop();
    await serve({ port });
    expect(await restarted).toMatchObject({ resumed: false });
  });

  it('renews a token before it expires: no drop, same connection', async () => {
    const clock = createClock();
    const server = await serve({ now: clock.now });
    const client = visitor(server);
    const { received } = await watch(client);
    const { id } = client.connection;
    const changes: string[] = [];
    client.connection.on((change) => changes.push(change.current));
    const updated = client.connection.once('update');
    clock.advance(3_600_000 - 20_000);
    server.channel.controls.tick();
    await updated;
    clock.advance(60_000);
    server.channel.controls.tick();
    server.publish(channel, { n: 0 });
    await received.until((items) => items.length === 1);
    expect(changes).toEqual(['connected']);
    expect(client.connection.id).toBe(id);
  });

  it('renews a token that has expired and resumes the same connection without loss', async () => {
    const server = await serve();
    const client = visitor(server);
    const { received } = await watch(client);
    const { id } = client.connection;
    const again = client.connection.once('connected');
    server.channel.controls.expireTokens();
    server.publish(channel, { n: 0 });
    await again;
    await received.until((items) => items.length === 1);
    expect(client.connection.id).toBe(id);
    expect(client.connection.state).toBe('connected');
  });

  it('refuses a visitor to publish, on the connection and by REST', async () => {
    const server = await serve();
    const client = visitor(server);
    const { live, received } = await watch(client);
    await expect(live.publish('goal', { n: 1 })).rejects.toMatchObject({ code: 40160, statusCode: 401 });
    const rest = new Rest({
      ...optionsFor(server),
      clientId: 'web-1',
      authUrl: `${server.origin}/api/live/token`,
    });
    await expect(rest.channels.get(channel).publish('goal', { n: 1 })).rejects.toMatchObject({ code: 40160 });
    expect(received.items).toEqual([]);
  });

  it('refuses a visitor any channel that is not of a match, and leaves the connection up', async () => {
    const server = await serve();
    const client = visitor(server);
    const failure: unknown = await client.channels
      .get('secret')
      .attach()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 40160 });
    expect(client.connection.state).toBe('connected');
    await client.channels.get(goalsChannel(MatchId(1))).attach();
    await expect(
      new Rest({
        ...optionsFor(server),
        clientId: 'web-1',
        authUrl: `${server.origin}/api/live/token`,
      }).channels
        .get('secret')
        .history(),
    ).rejects.toMatchObject({ code: 40160 });
  });

  it('refuses a malformed token, and one for another clientId', async () => {
    const server = await serve();
    const bad = visitor(server, { token: 'not.a.token', authUrl: '' });
    const { reason } = await Promise.race([
      bad.connection.once('failed'),
      bad.connection.once('disconnected'),
    ]);
    expect([40144, 40171]).toContain(reason?.code);
    const token = await (await fetch(`${server.origin}/api/live/token?clientId=web-2`)).text();
    const other = visitor(server, { token, authUrl: '' });
    const failed = await other.connection.once('failed');
    expect(failed.reason?.code).toBe(40102);
  });

  it('lets the owner of the key publish over the connection and by REST, in order with the source', async () => {
    const { source, add } = createTestSource();
    add(channel, START, { n: 0 });
    const server = await serve({ source });
    const { live, received } = await watch(visitor(server));
    await owner(server).channels.get(channel).publish('goal', { n: 1 });
    add(channel, Date.now() - 1, { n: 2 });
    await new Rest({ ...optionsFor(server), key: KEY_TEXT }).channels.get(channel).publish('goal', { n: 3 });
    expect(numbers(await received.until((items) => items.length === 3))).toEqual([1, 2, 3]);
    const page = await live.history();
    expect(numbers(page.items)).toEqual([3, 2, 1, 0]);
  });

  it('publishes once what the SDK repeats with the same id', async () => {
    const server = await serve();
    const rest = new Rest({ ...optionsFor(server), key: KEY_TEXT }).channels.get(channel);
    await rest.publish({ id: 'once:0', data: { n: 0 } });
    await rest.publish({ id: 'once:0', data: { n: 0 } });
    expect((await rest.history()).items).toHaveLength(1);
  });

  it('answers a token request signed with the key, and no other', async () => {
    const server = await serve();
    const auth = new Rest({ ...optionsFor(server), key: KEY_TEXT }).auth;
    const details = await auth.requestToken({ clientId: 'replay', capability: { 'match:*': ['publish'] } });
    const client = visitor(server, { token: details.token, clientId: 'replay', authUrl: '' });
    await client.channels.get(channel).publish('goal', { n: 0 });
    const forged = new Rest({ ...optionsFor(server), key: `${KEY_TEXT}x` }).auth;
    await expect(forged.requestToken()).rejects.toMatchObject({ code: 40101 });
  });

  it('fails history requests on demand, without effect on the connection or the channel', async () => {
    const server = await serve();
    const client = visitor(server);
    const { live } = await watch(client);
    server.failHistory(1);
    const failure = await live.history({ untilAttach: true }).catch((error: ErrorInfo) => error);
    expect(failure).toMatchObject({ statusCode: 500 });
    expect([client.connection.state, live.state]).toEqual(['connected', 'attached']);
    expect((await live.history({ untilAttach: true })).items).toEqual([]);
  });

  it('opens a source with the first subscriber and closes it when unused', async () => {
    const clock = createClock();
    const { source, add, followers } = createTestSource();
    add(channel, START, { n: 0 });
    const server = await serve({ source, now: clock.now });
    expect(followers(channel)).toBe(0);
    const { live } = await watch(visitor(server));
    clock.advance(600_000);
    server.channel.controls.tick();
    expect(followers(channel)).toBe(1);
    await live.detach();
    server.channel.controls.tick();
    clock.advance(600_000);
    server.channel.controls.tick();
    expect(followers(channel)).toBe(0);
    await live.attach();
    expect(followers(channel)).toBe(1);
  });

  it('tells a msgpack client in msgpack that only JSON is supported', async () => {
    const server = await serve();
    const client = visitor(server, { useBinaryProtocol: true });
    const { reason } = await client.connection.once('failed');
    expect(reason?.message).toContain('useBinaryProtocol: false');
  });
});
