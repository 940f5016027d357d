import { MatchId } from '@kampdag/core/ids';
import { allChannel, goalsChannel, viewChangedCode } from '@kampdag/core/live/wire/channel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Admission } from '../../../src/server/channel/access/access.ts';
import { followWith, visitorOptions } from '../../support/sdk.ts';
import { type LiveServer, portOf, startLiveServer, tokenOf } from './liveServer.ts';
import type { RawFrame } from './rawClient.ts';

const channel = allChannel(MatchId(7_000_101));

describe('readers of a channel whose publication changes', () => {
  const cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanups.splice(0).toReversed()) await cleanUp();
  });

  const serve = async (state: { admission: Admission }): Promise<LiveServer> => {
    const server = await startLiveServer({
      port: 0,
      mayRead: () => state.admission,
      // Tells the views apart.
      show: (_, view, batch) => ({
        ...batch,
        messages: batch.messages.map((message) => ({ ...message, name: view })),
      }),
    });
    cleanups.push(server.stop);
    return server;
  };

  const follow = async (server: LiveServer, name: string = channel) => {
    const followed = await followWith(
      { ...visitorOptions(portOf(server)), disconnectedRetryTimeout: 50 },
      name,
    );
    cleanups.push(() => followed.client.close());
    return followed;
  };

  it('lose it where it is withdrawn, and the SDK does not try again (R43)', async () => {
    const state: { admission: Admission } = { admission: 'open' };
    const server = await serve(state);
    const { live, received, changes, client } = await follow(server);
    const { live: goals } = await follow(server, goalsChannel(MatchId(7_000_101)));
    server.publish(channel, { n: 1 });
    await received.until((all) => all.length === 1);
    state.admission = 'closed';
    await server.channel.recheckReaders();
    await changes.until((all) => all.some(({ current }) => current === 'failed'));
    await expect.poll(() => goals.state).toBe('failed');
    expect(live.errorReason?.code).toBe(40160);
    server.publish(channel, { n: 2 });
    await client.connection.ping();
    expect(received.items.length).toBe(1);
    expect(changes.items.map(({ current }) => current)).toEqual(['failed']);
    // Published again, it can be read again.
    state.admission = 'open';
    await live.attach();
    server.publish(channel, { n: 3 });
    await received.until((all) => all.some(({ data }) => (data as { n: number }).n === 3));
  });

  it('lose it by polls too (R43)', async () => {
    const state: { admission: Admission } = { admission: 'open' };
    const server = await serve(state);
    const ask = async (path: string, body?: unknown): Promise<readonly RawFrame[]> => {
      const answer = await fetch(
        `${server.origin}/comet/${path}`,
        body === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      );
      return answer.status === 204 ? [] : ((await answer.json()) as readonly RawFrame[]);
    };
    const [connected] = await ask(`connect?access_token=${await tokenOf(server)}`);
    const key = connected?.connectionDetails?.connectionKey ?? '';
    await ask(`${key}/send`, [{ action: 10, channel }]);
    expect((await ask(`${key}/recv`)).map(({ action }) => action)).toEqual([11]);
    const next = ask(`${key}/recv`);
    state.admission = 'closed';
    await server.channel.recheckReaders();
    expect(await next).toMatchObject([{ action: 9, channel, error: { code: 40_160 } }]);
  });

  it('keep it while nobody can say whether it is published (R43)', async () => {
    const state: { admission: Admission } = { admission: 'open' };
    const server = await serve(state);
    const { live, received, changes } = await follow(server);
    state.admission = 'unknown';
    await server.channel.recheckReaders();
    server.publish(channel, { n: 1 });
    await received.until((all) => all.length === 1);
    expect(live.state).toBe('attached');
    expect(changes.items).toEqual([]);
  });

  it('are told to forget what they were shown where something else is published, and go on in the new view (R43)', async () => {
    const state: { admission: Admission } = { admission: 'open' };
    const server = await serve(state);
    const { received, changes } = await follow(server);
    state.admission = 'withoutTeams';
    await server.channel.recheckReaders();
    await server.channel.recheckReaders();
    server.publish(channel, { n: 1 });
    const [message] = await received.until((all) => all.length === 1);
    expect(message?.name).toBe('withoutTeams');
    expect(changes.items.map(({ current, resumed, reason }) => [current, resumed, reason?.code])).toEqual([
      ['attached', false, viewChangedCode],
    ]);
  });

  it('are told so too where it changed while their connection was lost (R43)', async () => {
    const state: { admission: Admission } = { admission: 'open' };
    const server = await serve(state);
    const { received, changes } = await follow(server);
    server.publish(channel, { n: 1 });
    await received.until((all) => all.length === 1);
    state.admission = 'withoutReferees';
    server.channel.controls.dropSockets();
    await changes.until((all) => all.some(({ current }) => current === 'attached'));
    const again = changes.items.find(({ current }) => current === 'attached');
    expect([again?.resumed, again?.reason?.code]).toEqual([false, viewChangedCode]);
    server.publish(channel, { n: 2 });
    const messages = await received.until((all) => all.length === 2);
    expect(messages.at(-1)?.name).toBe('withoutReferees');
    const history = await fetch(`${server.origin}/channels/${channel}/messages`, {
      headers: { authorization: `Bearer ${await tokenOf(server)}` },
    });
    expect((await history.json()) as unknown).toMatchObject([
      { name: 'withoutReferees' },
      { name: 'withoutReferees' },
    ]);
  });
});
