import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { ChannelLog, LogEntry, LogLimits } from '../../src/server/channel/log/log.ts';
import type { Batch, Publication } from '../../src/server/channel/protocol/batch.ts';
import { createCollector } from '../support/collector.ts';

/** How the contract opens logs of a store. */
export interface LogStore {
  /** A replica's log. */
  readonly open: (limits?: Partial<LogLimits>) => ChannelLog;
  /** Whether another log of the store has the same content, even after all open ones are closed. */
  readonly isShared: boolean;
}

const said = (data: string, id: string): Publication => ({ id, drafts: [{ data }] });

const follow = (log: ChannelLog, channel: string) => {
  const entries = createCollector<LogEntry>();
  const following = log.follow(channel, (entry) => entries.push(entry));
  const batches = (): readonly Batch[] =>
    entries.items.flatMap((entry) => (entry.type === 'batch' ? [entry.batch] : []));
  const texts = (): readonly unknown[] =>
    batches().flatMap(({ messages }) => messages.map(({ data }) => data));
  return {
    ...following,
    batches,
    texts,
    entries,
    until: (count: number) => entries.until(() => batches().length >= count),
  };
};

/** The contract of every channel log. */
export const channelLogContract = (name: string, store: () => Promise<LogStore>): void => {
  describe(`a channel log ${name}`, () => {
    let count = 0;
    const opened: ChannelLog[] = [];
    const open = async (limits?: Partial<LogLimits>) => {
      const { open: openLog, isShared } = await store();
      const log = openLog(limits);
      const other = isShared ? openLog(limits) : log;
      opened.push(log, other);
      count += 1;
      return { log, other, isShared, again: () => openLog(limits), channel: `match:${count}:all` };
    };

    afterEach(() => {
      for (const log of opened.splice(0)) log.close();
    });

    it('emits everything stored and then each new entry, once and in the same order to all followers', async () => {
      const { log, other, channel } = await open();
      const early = follow(other, channel);
      await early.caughtUp;
      const appended = [];
      for (let n = 0; n < 20; n += 1) {
        appended.push(await (n % 3 === 0 ? other : log).append(channel, said(`${n}`, `id-${n}`)));
      }
      const late = follow(log, channel);
      await late.caughtUp;
      expect(late.texts()).toHaveLength(20);
      await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          (n % 2 === 0 ? log : other).append(channel, said(`${20 + n}`, `id-${20 + n}`)),
        ),
      );
      await early.until(40);
      await late.until(40);
      expect(early.batches()).toEqual(late.batches());
      expect(early.batches().slice(0, 20)).toEqual(appended);
      const places = early.batches().map(({ position }) => position);
      expect(places).toEqual([...new Set(places)].toSorted());
      expect(new Set(early.texts()).size).toBe(40);
      // A message's time never decreases: with its position it orders everything displayed (reading 18).
      const times = early.batches().map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    });

    it('keeps the order of a publisher that does not wait', async () => {
      const { log, channel } = await open();
      const reader = follow(log, channel);
      await Promise.all(Array.from({ length: 200 }, (_, n) => log.append(channel, said(`${n}`, `${n}`))));
      await reader.until(200);
      expect(reader.texts()).toEqual(Array.from({ length: 200 }, (_, n) => `${n}`));
    });

    it('stores a repeated id once, and answers with the first position', async () => {
      const { log, other, channel } = await open();
      const publication: Publication = {
        id: 'x',
        clientId: 'table',
        connectionId: 'c',
        drafts: [
          {
            id: 'x:0',
            data: '{"n":1}',
            encoding: 'json',
            name: 'event',
            extras: { headers: { a: 'Ærø – 雪' } },
          },
          { id: 'x:1', data: 'Ærø – 雪' },
        ],
      };
      const first = await log.append(channel, publication);
      const again = await Promise.all([log, other, log].map((each) => each.append(channel, publication)));
      expect(again).toEqual([first, first, first]);
      expect(first.messages).toMatchObject(
        publication.drafts.map((draft) => ({ ...draft, clientId: 'table', connectionId: 'c' })),
      );
      const reader = follow(other, channel);
      await reader.caughtUp;
      expect(reader.batches()).toEqual([first]);
      // The same id in another channel, and another message of the same publisher, are different.
      await log.append(`${channel}x`, publication);
      await log.append(channel, { id: 'x', drafts: [{ id: 'x:2', data: 'c' }] });
      await reader.until(2);
    });

    it('never mixes channels', async () => {
      const { log, other, channel } = await open();
      const reader = follow(other, channel);
      await reader.caughtUp;
      await log.append(`${channel}:more`, said('elsewhere', 'a'));
      await log.append(channel, said('here', 'b'));
      await reader.until(1);
      expect(reader.texts()).toEqual(['here']);
    });

    it('emits nothing after unsubscription', async () => {
      const { log, channel } = await open();
      const gone = follow(log, channel);
      const stays = follow(log, channel);
      await log.append(channel, said('a', 'a'));
      await gone.until(1);
      gone.stop();
      await log.append(channel, said('b', 'b'));
      await stays.until(2);
      expect(gone.texts()).toEqual(['a']);
    });

    it('drops a channel’s past for all when purged: positions are not reused, ids may be', async () => {
      const { log, other, channel } = await open();
      const reader = follow(other, channel);
      const { position } = await log.append(channel, said('a', 'a'));
      await reader.until(1);
      await log.purge(channel);
      await reader.entries.until((entries) => entries.at(-1)?.type === 'floor');
      const later = await log.append(channel, said('a', 'a'));
      expect(later.position > position).toBe(true);
      await reader.until(2);
      const fresh = follow(log, channel);
      await fresh.caughtUp;
      const [floor, ...rest] = fresh.entries.items;
      expect(floor).toMatchObject({ type: 'floor' });
      expect(floor?.type === 'floor' && floor.position >= position && floor.position < later.position).toBe(
        true,
      );
      expect(rest).toEqual([{ type: 'batch', batch: later }]);
    });

    it('stores a limited number of entries, and gives the floor', async () => {
      const { log, other, channel } = await open({ maxKept: 50 });
      const appended: Batch[] = [];
      for (let n = 0; n < 130; n += 1) appended.push(await log.append(channel, said(`${n}`, `${n}`)));
      const reader = follow(other, channel);
      await reader.caughtUp;
      const kept = reader.batches();
      expect(kept.length).toBeLessThanOrEqual(50);
      expect(kept.length).toBeGreaterThanOrEqual(45);
      expect(kept).toEqual(appended.slice(-kept.length));
      const [floor] = reader.entries.items;
      expect(floor).toEqual({ type: 'floor', position: appended.at(-kept.length - 1)?.position });
      // Ids are remembered only as long as their messages, so that they do not accumulate.
      const again = await log.append(channel, said('0', '0'));
      expect(again.position > (appended.at(-1)?.position ?? '')).toBe(true);
    });

    it('loses and duplicates nothing, for any order of following, leaving and repeating', async () => {
      const step = fc.oneof(
        fc.record({ kind: fc.constant('publish' as const), by: fc.nat({ max: 1 }) }),
        fc.record({ kind: fc.constant('repeat' as const), by: fc.nat({ max: 1 }) }),
        fc.record({ kind: fc.constant('follow' as const), by: fc.nat({ max: 1 }) }),
      );
      const { log, other, channel } = await open();
      let run = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
          run += 1;
          const name = `${channel}:${run}`;
          const readers: ReturnType<typeof follow>[] = [];
          const under: Promise<Batch>[] = [];
          let published = 0;
          for (const { kind, by } of steps) {
            const replica = by === 0 ? log : other;
            if (kind === 'follow') readers.push(follow(replica, name));
            else {
              if (kind === 'publish') published += 1;
              if (published > 0) under.push(replica.append(name, said(`${published}`, `${published}`)));
            }
          }
          const places = new Set((await Promise.all(under)).map(({ position }) => position));
          expect(places.size).toBe(published);
          for (const reader of readers) {
            if (published > 0) await reader.until(published);
            expect(new Set(reader.texts()).size).toBe(published);
            expect(reader.texts()).toHaveLength(published);
            expect(reader.batches()).toEqual(readers[0]?.batches());
            reader.stop();
          }
        }),
        { numRuns: 40 },
      );
    });

    it('in a shared store outlives its clients', async () => {
      const { log, other, again, channel, isShared } = await open();
      if (!isShared) return;
      const first = await log.append(channel, said('a', 'a'));
      log.close();
      other.close();
      const next = again();
      opened.push(next);
      expect(await next.append(channel, said('a', 'a'))).toEqual(first);
      const reader = follow(next, channel);
      await reader.caughtUp;
      expect(reader.texts()).toEqual(['a']);
    });
  });
};
