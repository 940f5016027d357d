import { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bursts } from '../../../src/server/channel/feed/bursts.ts';
import { openFeed } from '../../../src/server/channel/feed/feed.ts';
import { createMemoryLog } from '../../../src/server/channel/log/memoryLog.ts';
import type { Batch } from '../../../src/server/channel/protocol/batch.ts';
import { createTestSource } from './liveServer.ts';

/** Test time, in which timers fire as it advances. */
const createTime = () => {
  let at = 1_000;
  let alarms: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    now: () => at,
    after: (milliseconds: number, wake: () => void) => {
      const scheduler = { at: at + milliseconds, wake };
      alarms.push(scheduler);
      return () => {
        alarms = alarms.filter((other) => other !== scheduler);
      };
    },
    advance: (milliseconds: number): void => {
      const until = at + milliseconds;
      for (;;) {
        const [next] = alarms.toSorted((a, b) => a.at - b.at);
        if (next === undefined || next.at > until) break;
        alarms = alarms.filter((other) => other !== next);
        at = next.at;
        next.wake();
      }
      at = until;
    },
  };
};

const channel = allChannel(MatchId(7_000_001));

const opened = async (most: number, gap: number) => {
  const time = createTime();
  const { source } = createTestSource();
  const outletOf = bursts({ now: time.now, after: time.after, most, gap });
  const log = createMemoryLog(time.now);
  const feed = await openFeed(channel, { source, log, outletOf });
  let count = 0;
  const publish = (data: string, connectionId?: string): void => {
    count += 1;
    log.appendAt(channel, { drafts: [{ data }], id: String(count), connectionId }, time.now());
  };
  return { time, feed, publish };
};

const texts = ({ messages }: Batch): readonly unknown[] => messages.map(({ data }) => data);

describe('messages in a burst', () => {
  it('are sent at once up to the usual rate', async () => {
    const { feed, publish } = await opened(3, 100);
    const seen: unknown[] = [];
    feed.listen((batch) => seen.push(texts(batch)));
    for (const data of ['a', 'b', 'c']) publish(data);
    expect(seen).toEqual([['a'], ['b'], ['c']]);
  });

  it('are coalesced beyond it, for at most a tenth of a second', async () => {
    const { time, feed, publish } = await opened(1, 100);
    const seen: Batch[] = [];
    feed.listen((batch) => seen.push(batch));
    for (const data of ['a', 'b', 'c']) publish(data);
    time.advance(99);
    expect(seen.map(texts)).toEqual([['a']]);
    time.advance(1);
    expect(seen.map(texts)).toEqual([['a'], ['b', 'c']]);
    // A client that resumes from this frame has had everything in it.
    expect(feed.next(seen[1]?.position ?? feed.floor())).toBeUndefined();
  });

  it('make no frame above the size limit', async () => {
    const { time, feed, publish } = await opened(0, 100);
    const sizes: number[] = [];
    feed.listen(({ messages }) => sizes.push(messages.length));
    for (const letter of ['a', 'b', 'c', 'd', 'e']) publish(letter.repeat(60_000));
    time.advance(100);
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('are sent alone if they may be an echo, after those held back', async () => {
    const { feed, publish } = await opened(0, 100);
    const seen: unknown[] = [];
    feed.listen((batch) => seen.push([texts(batch), batch.connectionId]));
    publish('a');
    publish('b', 'somebody');
    expect(seen).toEqual([
      [['a'], undefined],
      [['b'], 'somebody'],
    ]);
  });

  it('reach every listener once and in order, whoever joins and leaves meanwhile', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('publish' as const), echo: fc.boolean() }),
      fc.record({ kind: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 250 }) }),
      fc.record({ kind: fc.constant('listen' as const) }),
      fc.record({ kind: fc.constant('leave' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.nat({ max: 4 }), async (steps, most) => {
        const { time, feed, publish } = await opened(most, 100);
        const readers: { readonly seen: unknown[]; readonly expected: unknown[]; stop: () => void }[] = [];
        let present: typeof readers = [];
        let count = 0;
        for (const one of steps) {
          if (one.kind === 'wait') time.advance(one.milliseconds);
          else if (one.kind === 'leave') {
            // A client that leaves misses what is held back; its position shows where to continue.
            const gone = present[0];
            gone?.stop();
            if (gone !== undefined) gone.expected.length = gone.seen.length;
            present = present.slice(1);
          } else if (one.kind === 'listen') {
            const seen: unknown[] = [];
            const stop = feed.listen((batch) => seen.push(...texts(batch)));
            const reader = { seen, expected: [], stop };
            readers.push(reader);
            present.push(reader);
          } else {
            count += 1;
            for (const { expected } of present) expected.push(`${count}`);
            publish(`${count}`, one.echo ? 'somebody' : undefined);
          }
        }
        time.advance(100);
        for (const { seen, expected } of readers) expect(seen).toEqual(expected);
      }),
    );
  });
});
