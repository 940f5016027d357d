import { MatchId } from '@kampdag/core/ids';
import { allChannel, goalsChannel } from '@kampdag/core/live/wire/channel';
import { type ClientOptions, type InboundMessage, Realtime, Rest } from 'ably';
import { afterEach, describe, expect, it } from 'vitest';
import { sdkOptions } from '../../../src/cli/demo/sdkOptions.ts';
import { bodyReader } from '../../../src/server/channel/log/decoding.ts';
import { createCollector } from '../../support/collector.ts';
import { KEY_TEXT, type LiveServer, portOf, startLiveServer } from './liveServer.ts';

const matchId = MatchId(7_000_001);
const all = allChannel(matchId);
const goals = goalsChannel(matchId);

const goal = (n: number) => ({
  id: `goal-${n}:0`,
  name: 'event',
  data: { MatchEventType: 'Goal', ClientId: `c${n}` },
});
const optionsFor = (server: LiveServer): ClientOptions => ({
  ...sdkOptions(portOf(server)),
  key: KEY_TEXT,
});
const typesOf = (messages: readonly InboundMessage[]): readonly unknown[] =>
  messages.map(({ data }) => (data as { MatchEventType: string }).MatchEventType);

/** wire-format §4: `:goals` carries the scoring events alone. Issue 16, point 9: the server feeds it from `:all`. */
describe('a goals channel', () => {
  const opened: { readonly stop: () => unknown }[] = [];
  const serve = async (bodyOf = bodyReader(null)): Promise<LiveServer> => {
    const server = await startLiveServer({ port: 0, bodyOf });
    opened.push(server);
    return server;
  };
  const follow = async (server: LiveServer, channel: string) => {
    const client = new Realtime(optionsFor(server));
    opened.push({ stop: () => client.close() });
    const received = createCollector<InboundMessage>();
    await client.channels.get(channel).subscribe((message) => received.push(message));
    return { received, client };
  };
  afterEach(async () => {
    for (const { stop } of opened.splice(0).toReversed()) await stop();
  });

  it('carries the match’s scoring messages at the same positions, live and in history', async () => {
    const server = await serve();
    const { received } = await follow(server, goals);
    const everything = await follow(server, all);
    const rest = new Rest(optionsFor(server));
    const said = ['Timer', 'Goal', 'Faceoff', 'Penalty', 'Goal', 'Delete'].map((MatchEventType, n) => ({
      MatchEventType,
      ClientId: `c${n}`,
      Type: 4,
      DeletedEventClientId: MatchEventType === 'Delete' ? 'c1' : null,
    }));
    // Some as one batch, some alone.
    await rest.channels.get(all).publish(said.slice(0, 3).map((data) => ({ name: 'event', data })));
    for (const data of said.slice(3)) await rest.channels.get(all).publish('event', data);
    const messages = await received.until((items) => items.length === 4);
    expect(typesOf(messages)).toEqual(['Timer', 'Goal', 'Goal', 'Delete']);
    const history = await rest.channels.get(goals).history({ direction: 'forwards' });
    expect(history.items.map(({ serial }) => serial)).toEqual(messages.map(({ serial }) => serial));
    const all6 = await everything.received.until((items) => items.length === 6);
    const places = new Set(all6.map(({ serial }) => serial));
    expect(messages.every(({ serial }) => places.has(serial))).toBe(true);
  });

  it('accepts and discards what is published to it, since it is derived', async () => {
    const server = await serve();
    const { received } = await follow(server, goals);
    const { client } = await follow(server, all);
    // By REST and by a connection, before the other channel and after it.
    const rest = new Rest(optionsFor(server));
    expect(await rest.channels.get(goals).publish(goal(1))).toMatchObject({ serials: [null] });
    await rest.channels.get(all).publish(goal(1));
    await client.channels.get(all).publish(goal(2));
    await client.channels.get(goals).publish(goal(2));
    await rest.channels.get(all).publish(goal(3));
    const messages = await received.until((items) => items.length >= 3);
    expect(messages.map(({ id }) => id)).toEqual(['goal-1:0', 'goal-2:0', 'goal-3:0']);
    expect((await rest.channels.get(goals).history()).items).toHaveLength(3);
  });

  it('is derived from encrypted messages if the server has the key', async () => {
    const key = Buffer.alloc(32, 7);
    const server = await serve(bodyReader(key));
    const { received } = await follow(server, goals);
    const rest = new Rest(optionsFor(server));
    const cipher = { key: key.toString('base64') };
    await rest.channels.get(all, { cipher }).publish('event', { MatchEventType: 'Faceoff', ClientId: 'a' });
    await rest.channels.get(all, { cipher }).publish('event', { MatchEventType: 'Goal', ClientId: 'b' });
    const [goal] = await received.until((items) => items.length === 1);
    expect(goal?.encoding).toContain('cipher+aes-256-cbc');
    // Unreadable messages are only on the match's own channel.
    const foreign = { key: Buffer.alloc(32, 8).toString('base64') };
    await new Rest(optionsFor(server)).channels
      .get(all, { cipher: foreign })
      .publish('event', { MatchEventType: 'Goal', ClientId: 'c' });
    expect((await rest.channels.get(goals).history()).items).toHaveLength(1);
  });
});
