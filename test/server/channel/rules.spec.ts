import type { ChannelName } from '@kampdag/core/live/wire/channel';
import * as fc from 'fast-check';
import fastify from 'fastify';
import { either } from 'fp-ts';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { parseCapability, permits, READ_MATCHES } from '../../../src/server/channel/access/capability.ts';
import { createTokenMinter, liveTokenPlugin } from '../../../src/server/channel/access/tokenMinter.ts';
import { parseKey, verifyToken } from '../../../src/server/channel/access/tokens.ts';
import { openFeed } from '../../../src/server/channel/feed/feed.ts';
import { createMemoryLog } from '../../../src/server/channel/log/memoryLog.ts';
import { textFrame } from '../../../src/server/channel/protocol/frames.ts';
import {
  isPosition,
  messageSerial,
  nextPosition,
  ORIGIN,
  positionAt,
  positionBefore,
  positioned,
  positionOf,
} from '../../../src/server/channel/protocol/serials.ts';
import { createTestSource, KEY } from './liveServer.ts';

const channel = 'match:1:all' as ChannelName;
const moment = fc.integer({ min: 1, max: 9_999_999_999_999 });
const ascending = fc
  .array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 60 })
  .map((list) => list.toSorted((a, b) => a - b));

const positionsOf = (timestamps: readonly number[]) =>
  positioned(timestamps.map((timestamp) => ({ timestamp }))).map(({ position }) => position);

describe('serials', () => {
  it('sort as text in message order, and are unique', () => {
    fc.assert(
      fc.property(ascending, (timestamps) => {
        const positions = positionsOf(timestamps);
        expect(positions).toEqual([...new Set(positions)].toSorted());
        expect(positions.every(isPosition)).toBe(true);
      }),
    );
  });

  it('of earlier messages do not change with later ones', () => {
    fc.assert(
      fc.property(ascending, fc.nat(), (timestamps, cut) => {
        const soFar = timestamps.slice(0, cut % timestamps.length);
        expect(positionsOf(soFar)).toEqual(positionsOf(timestamps).slice(0, soFar.length));
      }),
    );
  });

  it('have a greater successor, and a smaller one before a millisecond', () => {
    fc.assert(
      fc.property(moment, fc.nat({ max: 3000 }), (timestamp, counter) => {
        const position = positionAt(timestamp, counter);
        expect(nextPosition(position) > position).toBe(true);
        expect(positionBefore(timestamp) < positionAt(timestamp)).toBe(true);
        expect(ORIGIN < position).toBe(true);
        expect(positionOf(messageSerial(position, 7))).toBe(position);
      }),
    );
  });
});

describe('a channel', () => {
  it('has the same order for all, whatever comes from its source and from publishers', async () => {
    const step = fc.record({ published: fc.boolean(), after: fc.integer({ min: 0, max: 3 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { source, add } = createTestSource();
        let now = 1000;
        add(channel, now, 'first');
        const log = createMemoryLog(() => now);
        const feed = await openFeed(channel, { source, log });
        const seen: string[] = [];
        feed.listen(({ position }) => seen.push(position));
        for (const [index, { published, after }] of steps.entries()) {
          now += after;
          if (published) void log.append(channel, { drafts: [{ data: 'x' }], id: `x${index}` });
          else add(channel, now, 'y');
        }
        expect(seen).toEqual([...new Set(seen)].toSorted());
        expect(seen).toHaveLength(steps.length);
        const serials = feed.batches().flatMap(({ messages }) => messages.map(({ serial }) => serial));
        expect(new Set(serials).size).toBe(serials.length);
        // Resuming from any position gives exactly what came after it.
        seen.forEach((position, index) =>
          expect(feed.next(positionOf(position))?.position).toBe(seen[index + 1]),
        );
        expect(feed.next(ORIGIN)?.position).toBe(feed.batches()[0]?.position);
      }),
    );
  });

  it('holds a limited number of messages; resuming from before them fails', async () => {
    const { source, add } = createTestSource();
    add(channel, 1, '0');
    const feed = await openFeed(channel, { source, log: createMemoryLog(() => 1), maxKept: 50 });
    for (let n = 1; n < 200; n += 1) add(channel, 1 + n, `${n}`);
    const kept = feed.batches();
    expect(kept.length).toBeLessThanOrEqual(50);
    expect(kept.length).toBeGreaterThanOrEqual(45);
    expect(kept.at(-1)?.messages[0]?.data).toBe('199');
    expect(feed.floor() < (kept[0]?.position ?? '')).toBe(true);
    expect(feed.floor() >= positionAt(200 - kept.length)).toBe(true);
  });

  it('loses and duplicates nothing when the source sends while its history is read', async () => {
    const { source, add } = createTestSource();
    add(channel, 1, 'a');
    let asked = 0;
    const feed = await openFeed(channel, {
      log: createMemoryLog(() => 3),
      source: {
        follow: source.follow,
        history: (name) => {
          asked += 1;
          add(channel, 2 * asked, 'b');
          const history = source.history(name);
          add(channel, 2 * asked + 1, 'c');
          return history;
        },
      },
    });
    expect(feed.batches().flatMap(({ messages }) => messages.map(({ data }) => data))).toEqual(
      ['a', ...Array.from({ length: asked }, () => ['b', 'c'])].flat(),
    );
  });
});

describe('a prebuilt frame', () => {
  it('has the header of RFC 6455 for every length', () => {
    for (const [length, header] of [
      [0, [0x81, 0]],
      [125, [0x81, 125]],
      [126, [0x81, 126, 0, 126]],
      [65_535, [0x81, 126, 0xff, 0xff]],
      [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
    ] as const) {
      const frame = textFrame('x'.repeat(length));
      expect([...frame.subarray(0, header.length)]).toEqual(header);
      expect(frame.length).toBe(header.length + length);
    }
  });
});

describe('a capability', () => {
  it('of a visitor allows reading every match and writing nothing', () => {
    for (const name of ['match:1:all', 'match:1:goals', 'match:x']) {
      expect(permits(READ_MATCHES, name, 'subscribe')).toBe(true);
      expect(permits(READ_MATCHES, name, 'history')).toBe(true);
      expect(permits(READ_MATCHES, name, 'publish')).toBe(false);
    }
    for (const name of ['match', 'matches:1', 'secret', '', 'Match:1:all']) {
      expect(permits(READ_MATCHES, name, 'subscribe')).toBe(false);
    }
  });

  it.each([
    ['a:*:c', 'a:b:c', true],
    ['a:*:c', 'a:b:d', false],
    ['a:*:c', 'a:b:b:c', false],
    ['a:*', 'a:b:c', true],
    ['a:*', 'a', false],
    ['*', 'anything:at:all', true],
    ['a:b', 'a:b:c', false],
  ])('for %s covers %s: %s', (pattern, name, covered) => {
    expect(permits({ [pattern]: ['*'] }, name, 'publish')).toBe(covered);
  });

  it('that is malformed is refused', () => {
    for (const text of ['', '7', 'null', '[]x', '{"a":"b"}', '{"a":[1]}']) {
      expect(either.isLeft(parseCapability(text))).toBe(true);
    }
  });
});

describe('a token', () => {
  const now = Date.parse('2026-10-10T18:00:00Z');
  const minter = (random: number) => createTokenMinter({ key: KEY, now: () => now, random: () => random });

  it('is for one visitor, for up to an hour, and names the key but not its secret', async () => {
    for (const [random, life] of [
      [0, 3600],
      [0.5, 3420],
    ] as const) {
      const token = await minter(random).mint('web-1');
      const claims = decodeJwt(token);
      expect(claims).toEqual({
        'x-ably-capability': '{"match:*":["subscribe","history"]}',
        'x-ably-clientId': 'web-1',
        iat: now / 1000,
        exp: now / 1000 + life,
      });
      expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT', kid: KEY.name });
      expect(Buffer.from(token.replaceAll('.', ''), 'base64').toString()).not.toContain(KEY.secret);
    }
  });

  it('is valid until it expires, and 40142 afterwards', async () => {
    const token = await minter(0).mint('web-1');
    expect(await verifyToken(KEY, token, now + 3_599_000)).toMatchObject({ right: { clientId: 'web-1' } });
    expect(await verifyToken(KEY, token, now + 3_601_000)).toMatchObject({ left: { code: 40142 } });
  });

  it('of another key, or of another name for the key, is 40144', async () => {
    const token = await minter(0).mint('web-1');
    expect(
      await verifyToken({ ...KEY, secret: 'another-secret-of-32-characters!' }, token, now),
    ).toMatchObject({
      left: { code: 40144 },
    });
    expect(await verifyToken({ ...KEY, name: 'other.key' }, token, now)).toMatchObject({
      left: { code: 40144 },
    });
  });

  it('is answered as an uncacheable JWT, and refused for a malformed clientId', async () => {
    const app = fastify();
    await app.register(liveTokenPlugin(minter(0)));
    const good = await app.inject('/api/live/token?clientId=web-0123_abc');
    expect([good.statusCode, good.headers['content-type'], good.headers['cache-control']]).toEqual([
      200,
      'application/jwt',
      'no-store',
    ]);
    expect(decodeJwt(good.body)['x-ably-clientId']).toBe('web-0123_abc');
    for (const query of [
      '',
      '?clientId=',
      '?clientId=*',
      '?clientId=ab',
      '?clientId=a%20b%20c',
      '?clientId=abcd&clientId=efgh',
    ]) {
      const bad = await app.inject(`/api/live/token${query}`);
      expect([bad.statusCode, bad.headers['cache-control']]).toEqual([400, 'no-store']);
    }
    await app.close();
  });

  it('is made with a key of the form app.key:secret alone', () => {
    expect(parseKey('abc.DEF:se-cret_+/=\n')).toEqual(
      either.right({ name: 'abc.DEF', secret: 'se-cret_+/=' }),
    );
    for (const text of ['', 'abc', 'abc.def', 'abc:def', 'a.b:c:d', 'a.b: c']) {
      expect(either.isLeft(parseKey(text))).toBe(true);
    }
  });
});
