import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { afterEach, describe, expect, it } from 'vitest';
import { createConnectionQuota } from '../../../src/server/channel/access/connectionQuota.ts';
import { DEFAULT_LIMITS } from '../../../src/server/channel/access/limits.ts';
import { type LiveServer, type LiveServerOptions, startLiveServer, tokenOf } from './liveServer.ts';
import { openRaw, type RawClient } from './rawClient.ts';

const channel = allChannel(MatchId(7_000_001));
const OLD = '00000000000001-000@kampdag';

const told = ({ frames }: RawClient, action: number) =>
  frames.items.filter((frame) => frame.action === action);

/** Issue 15, point 16: what weighs more than a frame costs more than one. */
describe('requests are charged by their cost', () => {
  const opened: { readonly stop: () => unknown }[] = [];
  const visit = async (options: Partial<LiveServerOptions>): Promise<[LiveServer, RawClient]> => {
    const server = await startLiveServer({ port: 0, ...options });
    opened.push(server);
    const client = await openRaw(server.origin, { v: '6', access_token: await tokenOf(server) });
    opened.push({ stop: () => client.socket.terminate() });
    await client.frames.until((frames) => frames.length > 0);
    return [server, client];
  };
  afterEach(async () => {
    for (const { stop } of opened.splice(0).toReversed()) await stop();
  });

  it('a replay: repeated as fast as it is served, it soon exceeds the rate', async () => {
    const [server, client] = await visit({ limits: { reading: { burst: 60, perSecond: 0 } } });
    server.publish(channel, 'x', 1_000);
    const isOver = () => client.frames.items.at(-1)?.action === 6;
    let rounds = 0;
    while (!isOver() && rounds < 40) {
      rounds += 1;
      client.send({ action: 10, channel, channelSerial: OLD });
      await client.frames.until(() => told(client, 15).length === rounds || isOver());
      client.send({ action: 12, channel });
      await client.frames.until(() => told(client, 13).length === rounds || isOver());
    }
    // Each round costs a frame to attach, one to detach, and four for the replay.
    expect(rounds).toBe(11);
    expect(client.frames.items.at(-1)).toMatchObject({ action: 6, error: { code: 42924 } });
  });

  it('a frame: one of 16 KB as much as four', async () => {
    const [, client] = await visit({ limits: { reading: { burst: 20, perSecond: 0 } } });
    for (let n = 0; n < 10; n += 1) client.send({ action: 0, id: 'x'.repeat(16_000) });
    await client.closed;
    expect(told(client, 0)).toHaveLength(5);
  });

  it('a ping: a client that pings and never reads is cut', async () => {
    const [server, client] = await visit({
      limits: { reading: { burst: 1_000_000, perSecond: 0 }, maxBufferedBytes: 16_384 },
    });
    client.socket.pause();
    // The network's own buffers hold far less than all of this.
    for (let n = 0; n < 100_000 && server.channel.connections() > 0; n += 1) {
      client.socket.ping('x'.repeat(120));
      if (n % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    await expect.poll(() => server.channel.connections()).toBe(0);
  });

  it('a connection: the total is limited, until one is closed', () => {
    const quota = createConnectionQuota({ ...DEFAULT_LIMITS, maxConnections: 3 }, () => 0);
    const leaves = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(quota.acquire);
    expect(quota.acquire('198.51.100.4')).toBeUndefined();
    leaves[0]?.();
    expect(quota.acquire('198.51.100.4')).toBeDefined();
  });
});
