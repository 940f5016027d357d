import { MatchId } from '@kampdag/core/ids';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { encode } from '@msgpack/msgpack';
import { type ClientOptions, Rest } from 'ably';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRedisLog } from '../../../src/server/channel/log/redisLog.ts';
import { realScheduler } from '../../../src/server/effects.ts';
import { KEY_TEXT, type LiveServer, startLiveServer } from './liveServer.ts';

const authorization = `Basic ${Buffer.from(KEY_TEXT).toString('base64')}`;

/** Issue 16, point 9: a federation publishes with Ably's unmodified SDK, or with curl. */
describe('Ably\u2019s REST API', () => {
  const state: { server?: LiveServer } = {};
  let count = 0;
  const origin = (): string => state.server?.origin ?? '';
  const newChannel = (): string => {
    count += 1;
    return allChannel(MatchId(7_100_000 + count));
  };
  const rest = (options: ClientOptions = {}): Rest =>
    new Rest({
      endpoint: '127.0.0.1',
      port: Number(new URL(origin()).port),
      tls: false,
      logLevel: 0,
      key: KEY_TEXT,
      ...options,
    });
  const post = (path: string, body: unknown, type = 'application/json') =>
    fetch(origin() + path, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
    });
  const dataIn = async (channel: string) =>
    (await rest().channels.get(channel).history({ direction: 'forwards' })).items.map(
      ({ data }) => data as unknown,
    );

  beforeAll(async () => {
    state.server = await startLiveServer({ port: 0 });
  });
  afterAll(async () => state.server?.stop());

  it.each([true, false])(
    'takes what the SDK sends, binary or not (%s): one, several at once, encrypted, bytes',
    async (useBinaryProtocol) => {
      const channel = newChannel();
      const ably = rest({ useBinaryProtocol });
      const live = ably.channels.get(channel);
      const goal = { MatchEventType: 'Goal', ClientId: 'a', Player: 11, name: 'Ærø – 雪' };
      const { serials } = await live.publish('event', goal);
      expect(serials).toHaveLength(1);
      await live.publish([
        { name: 'event', data: 'text' },
        { name: 'event', data: goal, extras: { headers: { a: 1 } } },
      ]);
      await live.publish('event', Buffer.from([1, 2, 3]));
      const cipher = { key: Buffer.alloc(32, 7).toString('base64') };
      const secret = rest({ useBinaryProtocol }).channels.get(channel, { cipher });
      await secret.publish('event', goal);
      const { items } = await secret.history({ direction: 'forwards' });
      expect(items.map(({ data }) => (Buffer.isBuffer(data) ? [...data] : (data as unknown)))).toEqual([
        goal,
        'text',
        goal,
        [1, 2, 3],
        goal,
      ]);
      expect(items[0]?.serial).toBe(serials[0]);
      expect(items[2]?.extras).toEqual({ headers: { a: 1 } });
      expect(await ably.time()).toBeGreaterThan(1_700_000_000_000);
    },
  );

  it('stores a repeated id once, and answers with the first serial; ids with a common prefix are different', async () => {
    const channel = newChannel();
    const live = rest().channels.get(channel);
    const first = await live.publish({ id: 'table-1:17', data: 'a' });
    expect(await live.publish({ id: 'table-1:17', data: 'a' })).toEqual(first);
    await live.publish({ id: 'table-1:18', data: 'b' });
    await live.publish([
      { id: 'x:0', data: 'c' },
      { id: 'x:1', data: 'd' },
    ]);
    await live.publish([
      { id: 'x:0', data: 'c' },
      { id: 'x:1', data: 'd' },
    ]);
    expect(await dataIn(channel)).toEqual(['a', 'b', 'c', 'd']);
    await expect(
      live.publish([
        { id: 'y:1', data: 'c' },
        { id: 'z:0', data: 'd' },
      ]),
    ).rejects.toMatchObject({ code: 40031 });
  });

  it('accepts a token that may publish to one match, for that match only', async () => {
    const [own, other] = [newChannel(), newChannel()];
    const { token } = await rest().auth.requestToken({ capability: { [own]: ['publish'] } });
    const table = new Rest({
      endpoint: '127.0.0.1',
      port: Number(new URL(origin()).port),
      tls: false,
      logLevel: 0,
      token,
    });
    await table.channels.get(own).publish('event', 'a');
    await expect(table.channels.get(other).publish('event', 'a')).rejects.toMatchObject({
      code: 40160,
      statusCode: 401,
    });
    expect(await dataIn(own)).toEqual(['a']);
    expect(await dataIn(other)).toEqual([]);
  });

  it('publishes to several channels at once; a failure affects only its channel', async () => {
    const [first, second] = [newChannel(), newChannel()];
    const specs = [
      { channels: [first, second, ':none'], messages: [{ data: 'a' }, { data: 'b' }] },
      { channels: [first], messages: [{ id: 'once', data: 'c' }] },
      { channels: [first], messages: [{ id: 'once', data: 'c' }] },
    ];
    const results = await rest().batchPublish(specs);
    expect(results.map(({ successCount, failureCount }) => [successCount, failureCount])).toEqual([
      [2, 1],
      [1, 0],
      [1, 0],
    ]);
    expect(results[0]?.results[2]).toMatchObject({ channel: ':none', error: { code: 40010 } });
    expect(await dataIn(first)).toEqual(['a', 'b', 'c']);
    expect(await dataIn(second)).toEqual(['a', 'b']);
    const many = {
      channels: Array.from({ length: 101 }, (_, n) => `match:${n}:all`),
      messages: [{ data: 'a' }],
    };
    await expect(rest().batchPublish(many)).rejects.toMatchObject({ code: 40000 });
  });

  it.each([
    ['no list of messages', {}, 40000, '/messages', 400],
    ['too many at once', Array.from({ length: 1001 }, () => ({ data: 'x' })), 40000, undefined, 400],
    ['none at once', [], 40000, undefined, 400],
    ['a message of more than 64 KB', { data: 'x'.repeat(65_537) }, 40009, undefined, 413],
    ['an id of more than 64 KB', { id: 'x'.repeat(65_537), data: 'x' }, 40009, undefined, 413],
    ['a body of more than 512 KB', { data: 'x'.repeat(600_000) }, 40009, undefined, 413],
    ['data that is no text', { data: { a: 1 } }, 40013, undefined, 400],
    ['no object', 7, 40013, undefined, 400],
  ])(
    'refuses %s in Ably\u2019s shape',
    async (_, body, code, path = `/channels/${newChannel()}/messages`, status = 400) => {
      const answer = await post(path, body);
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('x-ably-errorcode'),
      ]).toEqual([status, 'application/json', String(code)]);
      expect(await answer.json()).toMatchObject({
        error: { code, statusCode: status, message: expect.any(String) as string },
      });
    },
  );

  it.each([
    ['bytes that are none', new Uint8Array([0xc1, 0xff, 0x00])],
    ['a list longer than it is', new Uint8Array([0xdd, 0xff, 0xff, 0xff, 0xff])],
    ['a name that is no field', encode({ data: 'x', ['constructor']: { prototype: 1 }, extras: 7 })],
    ['lists in lists in lists', new Uint8Array([...Array.from({ length: 200_000 }, () => 0x91), 0xc0])],
    [
      'extras that are nested without end',
      new Uint8Array([
        0x82,
        0xa4,
        ...Buffer.from('data'),
        0xa1,
        0x78,
        0xa6,
        ...Buffer.from('extras'),
        0x81,
        0xa1,
        0x61,
        ...Array.from({ length: 200_000 }, () => 0x91),
        0xc0,
      ]),
    ],
  ])('refuses msgpack of %s, and goes on', async (_, body) => {
    const answer = await post(`/channels/${newChannel()}/messages`, body, 'application/x-msgpack');
    expect([400, 413]).toContain(answer.status);
    expect(await answer.json()).toMatchObject({ error: { message: expect.any(String) as string } });
    expect((await fetch(`${origin()}/time`)).status).toBe(200);
  });

  it('accepts published goals, and stores them once', async () => {
    const channel = newChannel();
    const id = MatchId(Number(channel.split(':')[1]));
    const goal = { id: 'g1:0', name: 'event', data: { MatchEventType: 'Goal', ClientId: 'a' } };
    await rest().batchPublish({
      channels: [channel, goalsChannel(id)],
      messages: [{ ...goal, data: JSON.stringify(goal.data), encoding: 'json' }],
    });
    await rest().channels.get(goalsChannel(id)).publish(goal);
    expect(await dataIn(goalsChannel(id))).toEqual([goal.data]);
  });

  it('answers 503 if a message may not be stored, so that it is repeated', async () => {
    const log = createRedisLog({
      url: 'redis://127.0.0.1:9',
      secret: 'a-secret',
      now: Date.now,
      scheduler: realScheduler,
      onChange: () => {},
    });
    const server = await startLiveServer({ port: 0, log });
    const path = `${server.origin}/channels/${newChannel()}/messages`;
    const headers = { authorization, 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: '{"id":"a","data":"a"}' });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 50003 } });
    expect((await fetch(path, { headers })).status).toBe(503);
    await server.stop();
  });
});
