import type { ChannelName } from '@kampdag/core/live/wire/channel';
import * as fc from 'fast-check';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type Feed, openFeed } from '../../../src/server/channel/feed/feed.ts';
import { type RawQuery, readHistory, readHistoryQuery } from '../../../src/server/channel/feed/history.ts';
import { createMemoryLog } from '../../../src/server/channel/log/memoryLog.ts';
import { noSource } from '../../../src/server/channel/log/source.ts';
import type { Batch } from '../../../src/server/channel/protocol/batch.ts';
import { createTestSource } from './liveServer.ts';

const channel = 'match:1:all' as ChannelName;

const pageOf = (feed: Feed, raw: RawQuery) => {
  const query = readHistoryQuery(raw);
  if (either.isLeft(query)) throw new Error(query.left.message);
  return readHistory(feed, query.right, (batch) => batch);
};

/** All pages of a query; the feed counts lookups. */
const pagesOf = (feed: Feed, raw: RawQuery): readonly (readonly string[])[] => {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const { messages, next } = pageOf(feed, cursor === undefined ? raw : { ...raw, cursor });
    pages.push(messages.map(({ data }) => data ?? ''));
    cursor = next;
  } while (cursor !== undefined);
  return pages;
};

describe('the history of a channel', () => {
  it('is complete, once, in order, for any page size, from source and publishers', async () => {
    const step = fc.record({
      isPublished: fc.boolean(),
      messages: fc.integer({ min: 1, max: 3 }),
      after: fc.integer({ min: -2, max: 3 }),
    });
    const options = fc.record({
      limit: fc.integer({ min: 1, max: 7 }),
      start: fc.option(fc.integer({ min: 1000, max: 1060 })),
      end: fc.option(fc.integer({ min: 1000, max: 1060 })),
      backwards: fc.boolean(),
      until: fc.option(fc.nat()),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), options, async (steps, asked) => {
        const { source, add } = createTestSource();
        let [now, sourced] = [1_000, 1_000];
        add(channel, now, 'first');
        const log = createMemoryLog(() => now);
        const feed = await openFeed(channel, { source, log });
        for (const [index, { isPublished, messages, after }] of steps.entries()) {
          now = Math.max(now, now + after);
          // A source may be late: its messages come after those published.
          sourced = Math.max(sourced, now - 3);
          if (!isPublished) add(channel, sourced, `${index}`);
          else {
            const drafts = Array.from({ length: messages }, (_, n) => ({ data: `${index}.${n}` }));
            void log.append(channel, { drafts, id: `${index}` });
          }
        }
        const batches = feed.batches();
        const { limit, start, end, until } = asked;
        if (start !== null && end !== null && start > end) return;
        const backwards = asked.backwards || until !== null;
        const from = until === null ? undefined : batches[until % batches.length]?.position;
        const expected = batches
          .filter(
            ({ timestamp, position }) =>
              timestamp >= (start ?? 0) &&
              timestamp <= (end ?? Number.MAX_SAFE_INTEGER) &&
              (from === undefined || position <= from),
          )
          .flatMap(({ messages }) => messages.map(({ data }) => data));
        const pages = pagesOf(feed, {
          limit: String(limit),
          direction: backwards ? 'backwards' : 'forwards',
          ...(start === null ? {} : { start: String(start) }),
          ...(end === null ? {} : { end: String(end) }),
          ...(from === undefined ? {} : { from_serial: from }),
        });
        expect(pages.flat()).toEqual(backwards ? expected.toReversed() : expected);
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true);
      }),
    );
  });

  it.each([
    ['backwards', {}],
    ['backwards', { start: '1000' }],
    ['forwards', {}],
    ['forwards', { start: '6000' }],
  ])('costs %s what a page returns, however long it is (%o)', async (direction, more) => {
    const log = createMemoryLog(() => 1);
    for (let n = 0; n < 10_000; n += 1) {
      log.appendAt(channel, { drafts: [{ data: `${n}` }], id: `${n}` }, 1_000 + n);
    }
    const whole = await openFeed(channel, { source: noSource, log });
    const looked = { at: 0 };
    const counted = new Proxy(whole.batches(), {
      get: (batches, name) => {
        if (typeof name === 'string' && /^\d+$/.test(name)) looked.at += 1;
        return Reflect.get(batches, name) as readonly Batch[];
      },
    });
    const feed: Feed = { ...whole, batches: () => counted };
    let cursor: string | undefined;
    for (let page = 0; page < 40; page += 1) {
      looked.at = 0;
      const found = pageOf(feed, {
        limit: '100',
        direction,
        ...more,
        ...(cursor === undefined ? {} : { cursor }),
      });
      expect(found.messages).toHaveLength(100);
      expect(looked.at).toBeLessThan(110);
      cursor = found.next;
    }
  });
});
