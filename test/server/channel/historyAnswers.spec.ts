import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { describe, expect, it } from 'vitest';
import { KEY_TEXT, type LiveServer, liveServers } from './liveServer.ts';

const channel = allChannel(MatchId(7_000_001));
const authorization = `Basic ${Buffer.from(KEY_TEXT).toString('base64')}`;

/** The bytes of a history page as they are sent. */
const pageOf = async (
  { origin }: LiveServer,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly encoding: string | undefined; readonly bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    request(
      `${origin}/channels/${encodeURIComponent(channel)}/messages?limit=100`,
      { headers: { authorization, ...headers } },
      (answer) => {
        buffer(answer).then(
          (bytes) => resolve({ encoding: answer.headers['content-encoding'], bytes }),
          reject,
        );
      },
    )
      .on('error', reject)
      .end();
  });

/** Issue 34, point 4. */
describe('a page of history', () => {
  const start = liveServers();

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed for a reader who accepts %s, and is the same page', async (accepted, unpack) => {
    const server = await start();
    for (let n = 0; n < 100; n += 1) server.publish(channel, JSON.stringify({ n, MatchEventType: 'Shot' }));
    const plain = await pageOf(server, {});
    const packed = await pageOf(server, { 'accept-encoding': accepted });
    expect([plain.encoding, packed.encoding]).toEqual([undefined, accepted]);
    expect(unpack(packed.bytes).equals(plain.bytes)).toBe(true);
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 5);
  });

  it('of a few bytes is sent as it is', async () => {
    const server = await start();
    server.publish(channel, '{"n":1}');
    expect(await pageOf(server, { 'accept-encoding': 'br, gzip' })).toMatchObject({ encoding: undefined });
  });
});
