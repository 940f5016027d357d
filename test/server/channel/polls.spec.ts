import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { describe, expect, it } from 'vitest';
import {
  createClock,
  KEY_TEXT,
  type LiveServer,
  type LiveServerOptions,
  liveServers,
  tokenOf,
} from './liveServer.ts';
import type { RawFrame } from './rawClient.ts';

const channel = allChannel(MatchId(7_000_001));

interface Answer {
  readonly status: number;
  readonly frames: readonly RawFrame[];
  readonly code: number | undefined;
}

/** The requests of the SDK's XHR polling, comettransport.ts, by hand. */
const poller = (server: LiveServer) => {
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${server.origin}/comet/${path}`, init);
    const text = await response.text();
    const body = (text === '' ? [] : JSON.parse(text)) as readonly RawFrame[] | { error: { code: number } };
    return 'error' in body
      ? { status: response.status, frames: [], code: body.error.code }
      : { status: response.status, frames: body, code: undefined };
  };
  return {
    connect: (query: Readonly<Record<string, string>>) =>
      ask(`connect?${new URLSearchParams({ v: '6', heartbeats: 'true', ...query }).toString()}`),
    receive: (key: string, signal?: AbortSignal) =>
      ask(`${key}/recv`, signal === undefined ? {} : { signal }),
    send: (key: string, messages: unknown) =>
      ask(`${key}/send`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof messages === 'string' ? messages : JSON.stringify(messages),
      }),
    leave: (key: string, how: string) => ask(`${key}/${how}`),
  };
};

const keyOf = ({ frames }: Answer): string => frames[0]?.connectionDetails?.connectionKey ?? '';
const actionsOf = ({ frames }: Answer): readonly number[] => frames.map(({ action }) => action);

describe('polling without WebSockets', () => {
  const start = liveServers();

  const serve = async (options: Partial<LiveServerOptions> = {}) => {
    const server = await start(options);
    return { server, polls: poller(server) };
  };
  const connected = async (options: Partial<LiveServerOptions> = {}) => {
    const { server, polls } = await serve(options);
    const token = await tokenOf(server);
    const key = keyOf(await polls.connect({ access_token: token }));
    return { server, polls, token, key };
  };

  it('connects, attaches and gets each message once, coalesced', async () => {
    const { server, polls, key } = await connected();
    await polls.send(key, [{ action: 10, channel }]);
    expect(actionsOf(await polls.receive(key))).toEqual([11]);
    for (let n = 0; n < 5; n += 1) server.publish(channel, String(n));
    const told = await polls.receive(key);
    expect(told.frames.flatMap(({ messages }) => messages ?? []).map(({ data }) => data)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ]);
  });

  it('waits for messages, and a later poll replaces an earlier one', async () => {
    const { server, polls, key } = await connected();
    await polls.send(key, [{ action: 10, channel }]);
    await polls.receive(key);
    const first = polls.receive(key);
    const second = polls.receive(key);
    expect(await first).toMatchObject({ status: 200, frames: [] });
    server.publish(channel, 'x');
    expect(actionsOf(await second)).toEqual([15]);
  });

  it('resumes the same connection from its last message, by polls or by a socket', async () => {
    const { server, polls, token, key } = await connected();
    await polls.send(key, [{ action: 10, channel }]);
    const [attached] = (await polls.receive(key)).frames;
    await polls.leave(key, 'disconnect');
    server.publish(channel, 'missed');
    const again = await polls.connect({ access_token: token, resume: key });
    expect(again.frames[0]?.error).toBeUndefined();
    expect(keyOf(again).split('!')[0]).toBe(key.split('!')[0]);
    await polls.send(keyOf(again), [{ action: 10, channel, channelSerial: attached?.channelSerial }]);
    const told = await polls.receive(keyOf(again));
    expect(actionsOf(told)).toEqual([11, 15]);
    expect((told.frames[0]?.flags ?? 0) & 4).toBe(4);
  });

  it('forgets a closed connection, and confirms it', async () => {
    const { server, polls, token, key } = await connected();
    const waiting = polls.receive(key);
    await polls.leave(key, 'close');
    expect(actionsOf(await waiting)).toEqual([8]);
    expect(server.channel.connections()).toBe(0);
    const again = await polls.connect({ access_token: token, resume: key });
    expect(again.frames[0]?.error).toMatchObject({ code: 80018 });
  });

  it('gets heartbeats, and ends after half a minute without polls', async () => {
    const clock = createClock();
    const { server, polls, key } = await connected({ now: clock.now });
    const waiting = polls.receive(key);
    clock.advance(15_000);
    server.channel.controls.tick();
    expect(actionsOf(await waiting)).toEqual([0]);
    clock.advance(31_000);
    server.channel.controls.tick();
    expect(server.channel.connections()).toBe(0);
    expect((await polls.receive(key)).code).toBe(80018);
  });

  it('answers a poll that has waited long, and ends a client that has gone without a word (§2)', async () => {
    const clock = createClock();
    const { server, polls } = await serve({ now: clock.now });
    const token = await tokenOf(server);
    const key = keyOf(await polls.connect({ access_token: token, heartbeats: 'false' }));
    const waiting = polls.receive(key);
    await polls.send(key, []);
    clock.advance(26_000);
    server.channel.controls.tick();
    expect(await waiting).toMatchObject({ status: 200, frames: [] });
    clock.advance(31_000);
    server.channel.controls.tick();
    expect(server.channel.connections()).toBe(0);
  });

  it('is refused by its key before its body is read, even if that cannot be parsed (§2)', async () => {
    const { polls } = await serve();
    expect((await polls.send('nobody', '{"half":')).code).toBe(80018);
  });

  it('is prompted for a new token and continues with it', async () => {
    const clock = createClock();
    const { server, polls, key } = await connected({ now: clock.now });
    server.channel.controls.promptRenewal();
    expect(actionsOf(await polls.receive(key))).toEqual([17]);
    await polls.send(key, [{ action: 17, auth: { accessToken: await tokenOf(server) } }]);
    expect(actionsOf(await polls.receive(key))).toEqual([4]);
  });

  it.each([
    ['no credentials', {}, 40101],
    ['another token', { access_token: 'none' }, 40144],
    ['msgpack', { format: 'msgpack', key: KEY_TEXT }, 40000],
  ])('are refused with %s', async (_, query, code) => {
    const { polls } = await serve();
    expect((await polls.connect(query as Record<string, string>)).code).toBe(code);
  });

  it.each([
    ['half a list', '['],
    ['a number', '7'],
    ['null', 'null'],
    ['lists in lists', `${'['.repeat(8_000)}${']'.repeat(8_000)}`],
    ['a prototype', '[{"action":0,"__proto__":{"polluted":true}}]'],
    ['what is no frame', '[{"action":"attach"}]'],
    ['a large frame', JSON.stringify([{ action: 0, id: 'x'.repeat(100_000) }])],
  ])('harm nobody by sending %s', async (_, body) => {
    const { server, polls, key } = await connected();
    expect((await polls.send(key, body)).status).toBeLessThan(500);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect((await polls.connect({ access_token: await tokenOf(server) })).status).toBe(200);
  });

  it('is limited in frames as a socket is', async () => {
    const { polls, key } = await connected({ limits: { reading: { burst: 50, perSecond: 1 } } });
    const waiting = polls.receive(key);
    await polls.send(
      key,
      Array.from({ length: 100 }, () => ({ action: 0 })),
    );
    const told = await waiting;
    expect(told.frames.at(-1)).toMatchObject({ action: 6, error: { code: 42924 } });
    expect((await polls.receive(key)).code).toBe(80018);
  });

  it('is limited in polls', async () => {
    const { polls, key } = await connected({ limits: { reading: { burst: 20, perSecond: 1 } } });
    const answers = await Promise.all(Array.from({ length: 60 }, () => polls.receive(key)));
    expect(answers.some(({ code }) => code === 80018)).toBe(true);
  });

  it('is limited in buffered data, without loss', async () => {
    const { server, polls, token, key } = await connected({
      limits: { maxBufferedBytes: 65_536, burst: 1_000 },
    });
    await polls.send(key, [{ action: 10, channel }]);
    const [attached] = (await polls.receive(key)).frames;
    for (let n = 0; n < 20; n += 1) server.publish(channel, `${n} ${'x'.repeat(10_000)}`);
    expect(server.channel.queued()).toBe(0);
    const again = keyOf(await polls.connect({ access_token: token, resume: key }));
    await polls.send(again, [{ action: 10, channel, channelSerial: attached?.channelSerial }]);
    const numbers: number[] = [];
    while (numbers.length < 20) {
      const { frames } = await polls.receive(again);
      numbers.push(
        ...frames.flatMap(({ messages }) => (messages ?? []).map(({ data }) => Number.parseInt(data, 10))),
      );
    }
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it('counts with the sockets of its address', async () => {
    const { server, polls } = await serve({ limits: { maxConnectionsPerAddress: 2 } });
    const token = await tokenOf(server);
    await polls.connect({ access_token: token });
    const second = keyOf(await polls.connect({ access_token: token }));
    expect((await polls.connect({ access_token: token })).code).toBe(50003);
    await polls.leave(second, 'close');
    expect((await polls.connect({ access_token: token })).status).toBe(200);
  });

  it('ends with the server, so that the SDK tries another one', async () => {
    const { server, polls, key } = await connected();
    const both = [polls.receive(key), polls.receive(key)];
    await Promise.race(both);
    server.channel.close();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200]);
    expect((await polls.receive(key)).code).toBe(80018);
  });
});
