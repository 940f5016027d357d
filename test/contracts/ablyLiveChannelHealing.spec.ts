import { MatchId } from '@kampdag/core/ids';
import { allChannel, type ChannelMessage, type ChannelSignal } from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { sdkOptions } from '../../src/cli/demo/sdkOptions.ts';
import {
  type AblyLiveChannel,
  createAblyLiveChannel,
  randomClientId,
} from '../../src/web/adapters/ably/ablyLiveChannel.ts';
import { ablyOptions } from '../../src/web/adapters/ably/ablyOptions.ts';
import type { LiveServiceConfig } from '../../src/web/page.ts';
import {
  createTestSource,
  KEY_TEXT,
  type LiveServer,
  startLiveServer,
} from '../server/channel/liveServer.ts';
import { createCollector } from '../support/collector.ts';

const channel = allChannel(MatchId(7_000_001));
const START = Date.parse('2026-10-10T16:00:00Z');
const messagesIn = (signals: readonly ChannelSignal[]): readonly ChannelMessage[] =>
  signals.flatMap((signal) => (signal.type === 'message' ? [signal.message] : []));
const attachmentsIn = (signals: readonly ChannelSignal[]): readonly boolean[] =>
  signals.flatMap((signal) => (signal.type === 'attached' ? [signal.continuous] : []));
const lost = (items: readonly ChannelSignal[]) => items.filter(({ type }) => type === 'disconnected').length;
const numbersIn = (signals: readonly ChannelSignal[]): readonly number[] =>
  messagesIn(signals).map(({ data }) => (data as { n: number }).n);

describe("the live page's connection", () => {
  const stops: (() => Promise<void>)[] = [];

  afterEach(async () => {
    for (const stop of stops.splice(0).toReversed()) await stop();
  });

  const serve = async (options: Parameters<typeof startLiveServer>[0]): Promise<LiveServer> => {
    const server = await startLiveServer(options);
    stops.push(server.stop);
    return server;
  };

  const open = (origin: string, service: LiveServiceConfig = { kind: 'local' }) => {
    const resumes$ = new Subject<void>();
    const live: AblyLiveChannel = createAblyLiveChannel({
      service,
      origin,
      clientId: randomClientId((bytes) => bytes.fill(9)),
      resumes$,
    });
    const signals = createCollector<ChannelSignal>();
    live.signals$(channel).subscribe((signal) => signals.push(signal));
    stops.push(async () => live.close());
    return { live, signals, resumes$ };
  };

  it('outlives a restart of the server with a deterministic source: no loss, no duplicate, continuous', async () => {
    const { source, add } = createTestSource();
    for (let n = 0; n < 5; n += 1) add(channel, START + n * 1000, { n });
    const first = await serve({ port: 21_401, source });
    const { live, signals } = open(first.origin);
    await signals.until((items) => attachmentsIn(items).length === 1);
    add(channel, START + 5000, { n: 5 });
    await signals.until((items) => messagesIn(items).length === 1);
    await first.stop();
    await signals.until((items) => items.some(({ type }) => type === 'disconnected'));
    add(channel, START + 6000, { n: 6 });
    await serve({ port: 21_401, source });
    await signals.until((items) => messagesIn(items).length === 2);
    add(channel, START + 7000, { n: 7 });
    await signals.until((items) => messagesIn(items).length === 3);
    expect(numbersIn(signals.items)).toEqual([5, 6, 7]);
    expect(attachmentsIn(signals.items)).toEqual([false, true]);
    const page = await live.history(channel, Instant(START))();
    expect(either.isRight(page) ? page.right.messages.length : page.left).toBe(5);
  });

  it('reconnects at once when the page becomes visible', async () => {
    const server = await serve({ port: 21_402 });
    const { signals, resumes$ } = open(server.origin);
    await signals.until((items) => attachmentsIn(items).length === 1);
    server.channel.controls.refuseSockets();
    // The SDK's first retry is immediate and fails too; only then does it wait.
    await signals.until((items) => lost(items) === 2);
    server.channel.controls.acceptSockets();
    const woken = Date.now();
    resumes$.next();
    await signals.until((items) => attachmentsIn(items).length === 2);
    expect(Date.now() - woken).toBeLessThan(700);
  });

  it('waits for a server that is not there yet', async () => {
    const { signals, resumes$ } = open('http://127.0.0.1:21403');
    await signals.until((items) => items.some(({ type }) => type === 'disconnected'));
    await serve({ port: 21_403 });
    resumes$.next();
    await signals.until((items) => attachmentsIn(items).length === 1);
  });

  it('renews its token silently: without a status change or loss', async () => {
    const server = await serve({ port: 21_404 });
    const { signals } = open(server.origin);
    await signals.until((items) => attachmentsIn(items).length === 1);
    signals.clear();
    server.channel.controls.promptRenewal();
    server.publish(channel, { n: 0 });
    await signals.until((items) => messagesIn(items).length === 1);
    expect(signals.items.map(({ type }) => type)).toEqual(['message']);
  });

  it('keeps a message that cannot be undone raw, with the reason in words (R29)', async () => {
    const server = await serve({ port: 21_405 });
    const { live, signals } = open(server.origin);
    await signals.until((items) => attachmentsIn(items).length === 1);
    const cipher = Buffer.alloc(48, 7).toString('base64');
    const response = await fetch(`${server.origin}/channels/${encodeURIComponent(channel)}/messages`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(KEY_TEXT).toString('base64')}`,
      },
      body: JSON.stringify([
        { data: cipher, encoding: 'json/utf-8/cipher+aes-256-cbc/base64' },
        { data: '{"broken', encoding: 'json' },
        { data: '{"n":1}', encoding: 'json' },
      ]),
    });
    expect(response.status).toBe(201);
    const [sealed, broken, readable] = messagesIn(
      await signals.until((items) => messagesIn(items).length === 3),
    );
    expect(sealed?.data).toBe(cipher);
    expect(sealed?.error).toMatch(/^Error while decrypting message content: /);
    expect(broken).toMatchObject({ data: '{"broken', error: expect.stringMatching(/^Error while/) });
    expect(readable?.data).toEqual({ n: 1 });
    expect(readable?.error).toBeUndefined();
    live.reconnect();
    await signals.until((items) => attachmentsIn(items).length === 2);
    const page = await live.history(channel, Instant(0))();
    expect(either.isRight(page) ? page.right.messages[2] : undefined).toEqual(sealed);
  });

  it('decrypts where the deployment says with which key; who was not told it keeps the message raw, with the reason', async () => {
    const server = await serve({ port: 21_406 });
    const key = Buffer.alloc(32, 3);
    const { signals } = open(server.origin, { kind: 'local', cipherKey: key.toString('base64') });
    await signals.until((items) => attachmentsIn(items).length === 1);
    const unknowing = open(server.origin);
    await unknowing.signals.until((items) => attachmentsIn(items).length === 1);
    const { Rest } = await import('ably');
    const rest = new Rest({
      ...sdkOptions(21_406),
      key: KEY_TEXT,
    });
    await rest.channels.get(channel, { cipher: { key } }).publish('goal', { n: 42 });
    expect(numbersIn(await signals.until((items) => messagesIn(items).length === 1))).toEqual([42]);
    const [sealed] = messagesIn(await unknowing.signals.until((items) => messagesIn(items).length === 1));
    expect(sealed?.error).toMatch(/^Error while decrypting message content: /);
    expect(JSON.stringify(sealed?.data)).not.toContain('42}');
  });
});

describe("the SDK's options", () => {
  it.each([
    'http://localhost:4173',
    'http://basketball.localhost:4173',
    'https://10.0.0.2',
    'http://[::1]:80',
  ])('name no host but %s for the local service', (origin) => {
    const options = ablyOptions({ kind: 'local' }, origin, 'web-1');
    const { hostname, host } = new URL(origin);
    expect(options.endpoint).toBe(hostname);
    expect(options.authUrl).toBe(`${origin.replace(':80', '')}/api/live/token`);
    expect(options.fallbackHosts).toEqual([]);
    expect(options.disableConnectivityCheck).toBe(true);
    expect(options.wsConnectivityCheckUrl?.split('/')[2]).toBe(host);
    expect(options.tls).toBe(origin.startsWith('https'));
  });

  it('never let the SDK take a name without a dot for one of its clusters', () => {
    const options = ablyOptions({ kind: 'local' }, 'http://kampdag:4173', 'web-1');
    expect(options.endpoint).toBeUndefined();
    expect(options.restHost).toBe('kampdag');
  });

  it('leave every host to the SDK for the hosted service, and take tokens from the page', () => {
    const options = ablyOptions({ kind: 'hosted' }, 'https://kampdag.no', 'web-1');
    expect(options.authUrl).toBe('https://kampdag.no/api/live/token');
    expect(Object.keys(options).filter((name) => /host|port|endpoint|tls|check/i.test(name))).toEqual([]);
  });
});
