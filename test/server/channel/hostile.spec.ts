import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClock, KEY_TEXT, type LiveServer, startLiveServer } from './liveServer.ts';
import { openRaw, type RawClient } from './rawClient.ts';

const channel = allChannel(MatchId(7_000_001));

describe('the local live channel under hostile input', () => {
  let server: LiveServer;
  let token: string;

  beforeAll(async () => {
    server = await startLiveServer({ port: 21_500 });
    token = await (await fetch(`${server.origin}/api/live/token?clientId=web-1`)).text();
  });
  afterAll(() => server.stop());

  const visitor = (): Promise<RawClient> => openRaw(server.origin, { access_token: token, v: '6' });
  const owner = (): Promise<RawClient> => openRaw(server.origin, { key: KEY_TEXT, v: '6' });

  /** The server is alive if it answers a ping on a new connection. */
  const expectAlive = async (): Promise<void> => {
    const client = await visitor();
    client.send({ action: 0, id: 'ping' });
    await client.frames.until((frames) => frames.some(({ action }) => action === 0));
    client.socket.terminate();
  };

  it.each([
    ['not JSON', 'hello'],
    ['half a frame', '{"action":10,'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no action', '{}'],
    ['an action in words', '{"action":"attach"}'],
    ['messages that are no list', '{"action":15,"channel":"match:1:all","messages":"x"}'],
    ['a channel that is no text', '{"action":10,"channel":{"toString":1}}'],
    ['very deep lists', `${'['.repeat(8_000)}${']'.repeat(8_000)}`],
  ])('ends a connection that sends %s, with a 40000', async (_, frame) => {
    const client = await visitor();
    client.send(frame);
    const frames = await client.frames.until((all) => all.some(({ action }) => action === 9));
    expect(frames.at(-1)?.error?.code).toBe(40000);
    await client.closed;
  });

  it('ends a connection whose frame is larger than half a megabyte', async () => {
    const client = await visitor();
    client.send(`{"action":0,"id":"${'x'.repeat(600_000)}"}`);
    await client.closed;
    await expectAlive();
  });

  it.each([
    ['an unknown action', { action: 99 }],
    ['a negative action', { action: -1 }],
    ['an action no client may send', { action: 4, connectionId: 'x' }],
    ['presence', { action: 14, channel, msgSerial: 0, presence: [{}] }],
    [
      'a prototype',
      '{"action":0,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    ],
    ['an attachment of a prototype', { action: 10, channel: '__proto__' }],
    ['a channel name without end', { action: 10, channel: `match:${'1'.repeat(10_000)}:all` }],
    ['a channel name with line ends', { action: 10, channel: 'match:1\r\nSet-Cookie: a:all' }],
    ['an empty channel name', { action: 10, channel: '' }],
    ['a serial that is none', { action: 10, channel, channelSerial: '../../etc/passwd' }],
    ['a serial of the far future', { action: 10, channel, channelSerial: '99999999999999-999@x' }],
    ['a detach of what was never attached', { action: 12, channel: 'match:9:all' }],
    ['no messages', { action: 15, channel, msgSerial: 0, messages: [] }],
    ['messages of nothing', { action: 15, channel, msgSerial: 1, messages: [null, 7, 'x'] }],
    ['data that is an object', { action: 15, channel, msgSerial: 2, messages: [{ data: { a: 1 } }] }],
    ['a msgSerial out of all reason', { action: 15, channel, msgSerial: -1e308, messages: [{ data: 'x' }] }],
    [
      'ids that do not belong together',
      { action: 15, channel, msgSerial: 3, messages: [{ id: 'a' }, { id: 'b' }] },
    ],
    ['a message too large', { action: 15, channel, msgSerial: 4, messages: [{ data: 'x'.repeat(100_000) }] }],
  ])('keeps the connection that sends %s', async (_, frame) => {
    const client = await owner();
    client.send(frame);
    client.send({ action: 0, id: 'still here' });
    await client.frames.until((frames) => frames.some(({ action }) => action === 0));
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    client.socket.terminate();
  });

  it('survives any frame', async () => {
    const action = fc.integer({ min: -2, max: 25 });
    const odd = fc.oneof(fc.jsonValue(), fc.string(), fc.constant(channel));
    const frame = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          action,
          channel: odd,
          channelSerial: odd,
          flags: odd,
          msgSerial: odd,
          messages: odd,
          auth: odd,
          id: odd,
        },
        { requiredKeys: ['action'] },
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 5 }), async (frames) => {
        const client = await owner();
        for (const each of frames) client.socket.send(JSON.stringify(each));
        client.socket.close();
        await client.closed;
      }),
      { numRuns: 150 },
    );
    await expectAlive();
  });

  it('refuses more channels on one connection than it is allowed', async () => {
    const client = await visitor();
    for (let n = 0; n <= 200; n += 1) client.send({ action: 10, channel: `match:${n}:all` });
    const frames = await client.frames.until((all) => all.length === 202);
    expect(frames.filter(({ action }) => action === 11)).toHaveLength(200);
    expect(frames.find(({ action }) => action === 9)).toMatchObject({
      channel: 'match:200:all',
      error: { code: 90021 },
    });
    client.socket.terminate();
  });

  it.each([
    ['no credentials', {}, 40101],
    ['an empty token', { access_token: '' }, 40144],
    ['a token of no algorithm', { access_token: 'eyJhbGciOiJub25lIn0.eyJleHAiOjk5OTk5OTk5OTl9.' }, 40144],
    ['another key', { key: 'kampdag.test:wrong' }, 40101],
    ['a key without secret', { key: 'kampdag.test' }, 40101],
  ])('opens to %s only to say no', async (_, query, code) => {
    const client = await openRaw(server.origin, query);
    const [frame] = await client.frames.until((frames) => frames.length > 0);
    expect(frame).toMatchObject({ action: 9, error: { code } });
    await client.closed;
  });

  it('leaves other upgrades alone', () => {
    const { handleUpgrade } = server.channel;
    const upgrade = (url: string): boolean =>
      handleUpgrade({ url, headers: {} } as never, {} as never, Buffer.alloc(0));
    expect(upgrade('/other')).toBe(false);
    expect(upgrade('//')).toBe(false);
    expect(upgrade('http://[')).toBe(false);
  });

  const bearer = (): Record<string, string> => ({ authorization: `Bearer ${token}` });
  const basic = { authorization: `Basic ${Buffer.from(KEY_TEXT).toString('base64')}` };
  const name = encodeURIComponent(channel);

  it.each([
    ['limit=0', 40003],
    ['limit=1001', 40003],
    ['limit=-5', 40003],
    ['limit=1e3', 40003],
    ['limit=99999999999999999999', 40003],
    ['limit=ten', 40003],
    ['limit=1&limit=2', 40003],
    ['start=5&end=4', 40003],
    ['start=now', 40003],
    ['direction=sideways', 40003],
    ['from_serial=..%2F..', 40003],
    ['from_serial=00000000000001-000@x&direction=forwards', 40003],
    ['cursor=%00', 40003],
  ])('answers history with %s by a 40003', async (query, code) => {
    const response = await fetch(`${server.origin}/channels/${name}/messages?${query}`, {
      headers: bearer(),
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-ably-errorcode')).toBe(String(code));
    expect(await response.json()).toMatchObject({ error: { code, statusCode: 400 } });
  });

  it.each([
    ['a name cut short', '/channels/%/messages'],
    ['a name of nothing', '/channels/%00/messages'],
    ['a name that is no text', '/channels/%E0%A4%A/messages'],
    ['a prototype for a name', '/channels/__proto__/messages'],
    ['a path for a name', '/channels/..%2F..%2Fetc/messages'],
    ['a name without end', `/channels/${'a'.repeat(5000)}/messages`],
    ['no name', '/channels//messages'],
    [
      'a prototype in the query',
      '/channels/match%3A1%3Aall/messages?__proto__[x]=1&envelope=json&constructor=1',
    ],
    ['a prototype for a key', '/keys/__proto__/requestToken'],
    ['a token for nobody', '/api/live/token'],
    ['a token for everybody', '/api/live/token?clientId=*'],
    ['a token for two', '/api/live/token?clientId=a&clientId=b'],
    ['a token for a name without end', `/api/live/token?clientId=${'a'.repeat(65)}`],
    ['a token for a header', '/api/live/token?clientId=%0d%0aSet-Cookie:x'],
  ])('answers %s by no fault of its own, to anybody', async (_, path) => {
    for (const headers of [{}, bearer(), basic, { authorization: 'Bearer' }, { authorization: 'Basic ÿ' }]) {
      for (const method of ['GET', 'POST']) {
        const response = await fetch(server.origin + path, { method, headers });
        expect(response.status).toBeLessThan(500);
        await response.arrayBuffer();
      }
    }
    await expectAlive();
  });

  it.each([
    ['a text', 'text/plain', 'x', 400],
    ['msgpack that is none', 'application/x-msgpack', '\u00c1', 400],
    ['half an object', 'application/json', '{', 400],
    ['nothing', 'application/json', '', 400],
    ['null', 'application/json', 'null', 400],
    ['no messages', 'application/json', '[]', 400],
    ['a number for data', 'application/json', '{"data":7}', 400],
    ['a prototype', 'application/json', '{"data":"x","__proto__":{"polluted":true}}', 400],
    ['a large message', 'application/json', JSON.stringify({ data: 'x'.repeat(100_000) }), 413],
    ['a huge message', 'application/json', JSON.stringify({ data: 'x'.repeat(1_000_000) }), 413],
  ])('refuses to publish %s', async (_, type, body, status) => {
    const url = `${server.origin}/channels/${name}/messages`;
    const response = await fetch(url, { method: 'POST', headers: { ...basic, 'content-type': type }, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: { statusCode: status } });
  });

  it.each([
    '/comet/',
    '/comet/connect/x',
    '/comet/nobody/recv',
    '/comet/nobody/send',
    '/comet/__proto__/recv',
  ])('answers polls of nobody at %s so that the SDK tries again: at a 404 it would give up', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(server.origin + path, {
        method,
        ...(method === 'POST' ? { body: '[]', headers: { 'content-type': 'application/json' } } : {}),
      });
      const { error } = (await response.json()) as { error?: { code: number } };
      expect([path, method, error?.code]).toEqual([path, method, expect.toBeOneOf([50003, 80018])]);
    }
  });

  it('exposes no controls to the network', async () => {
    for (const path of ['/controls', '/controls/dropSockets', '/channel/purge', '/control']) {
      const response = await fetch(server.origin + path, { method: 'POST', headers: basic });
      expect(response.status).toBe(404);
    }
  });
});

const messagesOf = ({ frames }: RawClient) => frames.items.flatMap(({ messages }) => messages ?? []);

describe('a connection', () => {
  it('is told the position it resumes from, not the head, so that a second cut loses nothing', async () => {
    const server = await startLiveServer({ port: 21_502 });
    const query = { key: KEY_TEXT, v: '6' };
    const first = server.publish(channel, '0').split(':')[0] ?? '';
    server.publish(channel, '1');
    const client = await openRaw(server.origin, query);
    client.send({ action: 10, channel, channelSerial: first });
    const frames = await client.frames.until((all) => all.some(({ action }) => action === 15));
    const attached = frames.find(({ action }) => action === 11);
    expect(attached?.channelSerial).toBe(first);
    expect((attached?.flags ?? 0) & 4).toBe(4);
    expect(messagesOf(client).map(({ data }) => data)).toEqual(['1']);
    await server.stop();
  });

  it('ends with 40142 when its token expires without a new one', async () => {
    const clock = createClock();
    const server = await startLiveServer({ port: 21_503, now: clock.now });
    const token = await (await fetch(`${server.origin}/api/live/token?clientId=web-1`)).text();
    const client = await openRaw(server.origin, { access_token: token });
    await client.frames.until((frames) => frames.length === 1);
    clock.advance(3_590_000);
    server.channel.controls.tick();
    await client.frames.until((frames) => frames.some(({ action }) => action === 17));
    clock.advance(20_000);
    server.channel.controls.tick();
    await client.closed;
    expect(client.frames.items.at(-1)).toMatchObject({ action: 6, error: { code: 40142 } });
    await server.stop();
  });

  it('is refused for a clientId other than the token’s', async () => {
    const server = await startLiveServer({ port: 21_504 });
    const token = await (await fetch(`${server.origin}/api/live/token?clientId=web-1`)).text();
    const client = await openRaw(server.origin, { access_token: token, clientId: 'web-2' });
    const [frame] = await client.frames.until((frames) => frames.length > 0);
    expect(frame).toMatchObject({ action: 9, error: { code: 40102 } });
    await server.stop();
  });

  it('is not resumed by another visitor who learned its key', async () => {
    const server = await startLiveServer({ port: 21_505 });
    const tokenOf = async (id: string): Promise<string> =>
      (await fetch(`${server.origin}/api/live/token?clientId=${id}`)).text();
    const victim = await openRaw(server.origin, { access_token: await tokenOf('web-1') });
    const [own] = await victim.frames.until((frames) => frames.length > 0);
    const thief = await openRaw(server.origin, {
      access_token: await tokenOf('web-2'),
      resume: own?.connectionDetails?.connectionKey ?? '',
    });
    const [theirs] = await thief.frames.until((frames) => frames.length > 0);
    expect(theirs).toMatchObject({ action: 4, error: { code: 80018 } });
    expect(theirs?.connectionId).not.toBe(own?.connectionId);
    victim.send({ action: 0, id: 'still here' });
    await victim.frames.until((frames) => frames.some(({ action }) => action === 0));
    await server.stop();
  });
});

describe('a slow reader', () => {
  it('is cut when too much is buffered, and resumes without loss; others are unaffected', async () => {
    const server = await startLiveServer({
      port: 21_501,
      limits: { maxBufferedBytes: 65_536, burst: 1_000 },
    });
    const query = { key: KEY_TEXT, v: '6' };
    const slow = await openRaw(server.origin, query);
    const quick = await openRaw(server.origin, query);
    for (const client of [slow, quick]) {
      client.send({ action: 10, channel });
      await client.frames.until((frames) => frames.some(({ action }) => action === 11));
    }
    slow.socket.pause();
    const body = 'x'.repeat(60_000);
    const COUNT = 300;
    for (let n = 0; n < COUNT; n += 1) {
      server.publish(channel, `${n} ${body}`);
      await quick.frames.until(() => messagesOf(quick).length === n + 1);
    }
    slow.socket.resume();
    await slow.closed;
    const had = messagesOf(slow);
    expect(had.length).toBeLessThan(COUNT);
    const [greeting] = slow.frames.items;
    const last = slow.frames.items.findLast(({ channelSerial }) => channelSerial !== undefined);
    const again = await openRaw(server.origin, {
      ...query,
      resume: greeting?.connectionDetails?.connectionKey ?? '',
    });
    const [resumed] = await again.frames.until((frames) => frames.length > 0);
    expect(resumed?.connectionId).toBe(greeting?.connectionId);
    again.send({ action: 10, channel, channelSerial: last?.channelSerial });
    await again.frames.until((frames) => frames.some(({ action }) => action === 11));
    // The backlog far exceeds the limit, and is still being sent when the next message comes.
    server.publish(channel, `${COUNT} ${body}`);
    await again.frames.until(() => had.length + messagesOf(again).length === COUNT + 1);
    const numbers = [...had, ...messagesOf(again)].map(({ data }) => Number.parseInt(data, 10));
    expect(numbers).toEqual(Array.from({ length: COUNT + 1 }, (_, n) => n));
    await server.stop();
  });
});
