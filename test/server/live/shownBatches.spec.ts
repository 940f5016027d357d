import { MatchId } from '@kampdag/core/ids';
import { Serial } from '@kampdag/core/live/log/timeToken';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { encode } from '@msgpack/msgpack';
import { type InboundMessage, Realtime, Rest } from 'ably';
import { afterEach, describe, expect, it } from 'vitest';
import { sdkOptions } from '../../../src/cli/demo/sdkOptions.ts';
import type { View } from '../../../src/server/channel/access/access.ts';
import { bodyReader, decoded, encrypted } from '../../../src/server/channel/log/decoding.ts';
import { createMemoryLog } from '../../../src/server/channel/log/memoryLog.ts';
import type { Batch, StoredMessage } from '../../../src/server/channel/protocol/batch.ts';
import { shownBatches } from '../../../src/server/live/shownBatches.ts';
import { marker, planted } from '../../arbitraries/privateMarkers.ts';
import { createCollector } from '../../support/collector.ts';
import { visitorOptions } from '../../support/sdk.ts';
import { KEY_TEXT, type LiveServer, portOf, startLiveServer, tokenOf } from '../channel/liveServer.ts';

const matchId = MatchId(7_000_201);
const channel = allChannel(matchId);
const secret = Buffer.alloc(32, 5);
const goal = { MatchEventType: 'Goal', MatchId: matchId, ClientId: 'a', Team: 'H', Player: 7, Time: 60 };
const told = planted(goal);
const text = JSON.stringify(told);
const base64 = (plain: string): string => Buffer.from(plain).toString('base64');
const envelope = {
  id: 'kari@privat.example:0',
  name: 'Kari Privat',
  clientId: 'Kari Privat',
  extras: { headers: { Birthday: '1999-02-03' } },
};

/** What a publisher may send, and what of it is readable. */
const forms: readonly (readonly [string, Readonly<Record<string, unknown>>, boolean])[] = [
  ['JSON', { data: text, encoding: 'json' }, true],
  ['JSON as base64', { data: base64(text), encoding: 'json/utf-8/base64' }, true],
  ['JSON in JSON', { data: JSON.stringify(text), encoding: 'json/json' }, true],
  ['JSON in JSON, said to be JSON', { data: JSON.stringify(text), encoding: 'json' }, false],
  ['JSON without an encoding', { data: text }, false],
  ['a list in one message', { data: `[${text},${text}]`, encoding: 'json' }, false],
  ['base64 alone', { data: base64(text), encoding: 'base64' }, false],
  ['text as base64', { data: base64(text), encoding: 'utf-8/base64' }, false],
  ['no JSON', { data: `${text}}`, encoding: 'json' }, false],
  ['an encoding of its own', { data: text, encoding: 'Kari Privat' }, false],
  ['encrypted with the channel’s key', encrypted(told, secret, '1'), true],
  ['encrypted with another key', encrypted(told, Buffer.alloc(32, 6), '1'), false],
  [
    'an unknown type',
    { data: JSON.stringify({ ...goal, MatchEventType: 'Kari Privat' }), encoding: 'json' },
    false,
  ],
  ['nothing', {}, false],
];

const publish = async ({ origin }: LiveServer, body: unknown, packed = false): Promise<void> => {
  const answer = await fetch(`${origin}/channels/${channel}/messages`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${base64(KEY_TEXT)}`,
      'content-type': packed ? 'application/x-msgpack' : 'application/json',
    },
    body: packed ? Buffer.from(encode(body)) : JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
};

/** Everything that a visitor is sent over a socket, by polls and as history. */
const doors = async (server: LiveServer, name: string): Promise<readonly string[]> => {
  const token = await tokenOf(server);
  const headers = { authorization: `Bearer ${token}` };
  const history = await (await fetch(`${server.origin}/channels/${name}/messages`, { headers })).text();
  const connected = await fetch(`${server.origin}/comet/connect?access_token=${token}`);
  const [{ connectionDetails }] = (await connected.json()) as [
    { connectionDetails: { connectionKey: string } },
  ];
  const poll = `${server.origin}/comet/${connectionDetails.connectionKey}`;
  await fetch(`${poll}/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ action: 10, channel: name, channelSerial: '00000000000000-000@kampdag' }]),
  });
  const polled: string[] = [];
  while (!polled.join('').includes('"action":15')) polled.push(await (await fetch(`${poll}/recv`)).text());
  return [history, ...polled];
};

/** A batch of one message, in the form in which it was published. */
const batchOf = (form: Pick<StoredMessage, 'data' | 'encoding'>): Batch => ({
  id: '1',
  position: Serial('1'),
  timestamp: 1,
  messages: [
    {
      id: '1',
      timestamp: 1,
      action: 0,
      serial: Serial('1'),
      version: { serial: Serial('1'), timestamp: 1 },
      ...form,
    },
  ],
});

describe('a message that readers of several views are shown', () => {
  const description = {
    MatchEventType: 'MatchData',
    MatchId: matchId,
    AwayCoaches: [{ Id: 7, LastName: 'Spiller' }],
    Referees: [{ Id: 8, Name: 'Dommer' }],
  };

  it('is filtered for each of them, whoever read it first (R43)', () => {
    const show = shownBatches(null);
    const batch = batchOf({ data: JSON.stringify(description), encoding: 'json' });
    const shownTo = (view: View): string => JSON.stringify(show(channel, view, batch));
    expect(shownTo('open')).toMatch(/Spiller.*Dommer/);
    expect(shownTo('withoutReferees')).not.toMatch(/Dommer/);
    expect(shownTo('withoutPeople')).not.toMatch(/Spiller|Dommer/);
    expect(shownTo('open')).toMatch(/Spiller.*Dommer/);
  });

  it('is encrypted again where it was published so (R43)', () => {
    const [message] = shownBatches(secret)(channel, 'open', batchOf(encrypted(goal, secret, '1'))).messages;
    expect(message?.encoding).toContain('cipher');
    expect(Buffer.from(String(message?.data), 'base64').toString()).not.toContain('Goal');
    expect(decoded(message?.data, message?.encoding ?? '', secret)).toMatchObject({
      data: goal,
      encoding: '',
    });
  });
});

describe('the channel with private things planted in every place', () => {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  });

  const serve = async (view: View = 'open') => {
    const log = createMemoryLog(Date.now);
    const server = await startLiveServer({
      port: 0,
      log,
      mayRead: () => view,
      show: shownBatches(secret),
      bodyOf: bodyReader(secret),
    });
    cleanups.push(server.stop);
    return { server, log };
  };

  const read = (server: LiveServer, cipher: boolean) => {
    const client = new Realtime(visitorOptions(portOf(server)));
    cleanups.push(() => client.close());
    return client.channels.get(channel, cipher ? { cipher: { key: secret } } : {});
  };

  it.each(forms)('gives only what is read, whatever the form: %s (R43)', async (_, form, isReadable) => {
    const { server, log } = await serve();
    const received = createCollector<InboundMessage>();
    const live = read(server, true);
    await live.subscribe((message) => received.push(message));
    await publish(server, { ...form, ...envelope });
    const [message] = await received.until((all) => all.length === 1);
    if (isReadable) expect(message?.data).toEqual(goal);
    const history = await live.history({});
    expect(history.items[0]?.data).toEqual(message?.data);
    const sent = [...(await doors(server, channel)), JSON.stringify([message, history.items])];
    for (const all of sent) expect(all).not.toMatch(marker);
    for (const all of sent) expect(Buffer.from(all, 'base64').toString()).not.toMatch(marker);
    // What was published stays whole inside.
    const stored = (await server.channel.open(channel)).batches().at(-1)?.messages.at(-1);
    expect(stored).toMatchObject({ ...form, ...envelope });
    expect(log.beginning).toBeDefined();
  });

  it('gives only what is read of a batch, of msgpack, and on the goals channel (R43)', async () => {
    const { server } = await serve();
    await publish(server, [
      { data: text, encoding: 'json', extras: envelope.extras },
      { data: text, encoding: 'json', name: 'Kari Privat' },
    ]);
    await publish(server, { data: text, encoding: 'json', name: 'Kari Privat' }, true);
    await publish(server, { data: Buffer.from(text), encoding: 'json/utf-8' }, true);
    for (const name of [channel, goalsChannel(matchId)]) {
      const sent = await doors(server, name);
      for (const all of sent) expect(all).not.toMatch(marker);
      expect(sent[0]?.match(/"serial"/g)?.length).toBeGreaterThan(3);
    }
  });

  it.each([
    ['open', /Spiller/, /Dommer/],
    ['withoutReferees', /Spiller/, null],
    ['withoutTeams', null, /Dommer/],
    ['withoutPeople', null, null],
  ] as const)('gives names only where the league publishes them: %s (R43)', async (view, player, referee) => {
    const { server } = await serve(view);
    const data = {
      MatchEventType: 'MatchData',
      MatchId: matchId,
      AwayCoaches: [{ Id: 7, LastName: 'Spiller' }],
      Referees: [{ Id: 8, Name: 'Dommer' }],
    };
    await new Rest({ ...sdkOptions(portOf(server)), useBinaryProtocol: true, key: KEY_TEXT }).channels
      .get(channel)
      .publish('event', planted(data));
    for (const all of await doors(server, channel)) {
      expect(all).not.toMatch(marker);
      if (!all.includes('MatchData')) continue;
      expect([/Spiller/.test(all), /Dommer/.test(all)]).toEqual([player !== null, referee !== null]);
    }
  });
});
