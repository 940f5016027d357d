import { MatchId } from '@kampdag/core/ids';
import {
  allChannel,
  type ChannelMessage,
  type ChannelName,
  type ChannelSignal,
  type HistoryPage,
  type LiveChannel,
} from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import type { Subscription } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Collector, createCollector } from '../support/collector.ts';

/** What the suite needs to drive an implementation of the port. */
export interface LiveChannelHarness {
  readonly live: LiveChannel;
  /** Publishes a message; `timestamp` in milliseconds may be earlier while nobody watches. */
  readonly publish: (channel: ChannelName, data: unknown, timestamp?: number) => void;
  /** Cuts the connection; nothing passes until `restore`. */
  readonly drop: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly purge: (channel: ChannelName) => void;
  readonly failHistory: (times: number) => void;
  /** Delays everything by this many milliseconds each way, if possible. */
  readonly slow: (milliseconds: number) => void;
  /** A channel that the service refuses. */
  readonly forbidden: ChannelName;
  readonly dispose: () => Promise<void>;
}

const channel = allChannel(MatchId(7_000_001));
const another = allChannel(MatchId(7_000_902));
const START = Date.parse('2026-10-10T16:00:00Z');
const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n);
const numberOf = (message: ChannelMessage): number => (message.data as { n: number }).n;

const messagesIn = (signals: readonly ChannelSignal[]): readonly ChannelMessage[] =>
  signals.flatMap((signal) => (signal.type === 'message' ? [signal.message] : []));
const attachmentsIn = (signals: readonly ChannelSignal[]): readonly boolean[] =>
  signals.flatMap((signal) => (signal.type === 'attached' ? [signal.continuous] : []));

const right = <A>(result: either.Either<{ readonly message: string }, A>): A => {
  if (either.isLeft(result)) throw new Error(result.left.message);
  return result.right;
};

/** The contract of every implementation of the port to the live service. */
export const describeLiveChannel = (name: string, start: () => Promise<LiveChannelHarness>): void => {
  describe(`the port to the live service, ${name}`, () => {
    let harness: LiveChannelHarness;
    const subscriptions: Subscription[] = [];

    const watch = (of: ChannelName = channel): Collector<ChannelSignal> => {
      const signals = createCollector<ChannelSignal>();
      subscriptions.push(harness.live.signals$(of).subscribe((signal) => signals.push(signal)));
      return signals;
    };

    const attached = async (of: ChannelName = channel): Promise<Collector<ChannelSignal>> => {
      const signals = watch(of);
      await signals.until((items) => attachmentsIn(items).length > 0);
      return signals;
    };

    const pagesSince = async (since: number): Promise<readonly (readonly ChannelMessage[])[]> => {
      const pages: (readonly ChannelMessage[])[] = [];
      let page: HistoryPage | undefined = right(await harness.live.history(channel, Instant(since))());
      while (page !== undefined) {
        pages.push(page.messages);
        page = page.next === undefined ? undefined : right(await page.next());
      }
      return pages;
    };

    const since = async (moment: number): Promise<readonly ChannelMessage[]> =>
      (await pagesSince(moment)).flat();

    beforeEach(async () => {
      harness = await start();
    });

    afterEach(async () => {
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
      await harness.dispose();
    });

    it('says connecting first, then attached without continuity, and only then gives messages', async () => {
      harness.publish(channel, { n: 0 }, START);
      const signals = await attached();
      harness.publish(channel, { n: 1 });
      const items = await signals.until((all) => messagesIn(all).length === 1);
      expect(items[0]).toEqual({ type: 'connecting' });
      expect(attachmentsIn(items)).toEqual([false]);
      expect(items.at(-2)).toEqual({ type: 'attached', continuous: false });
      expect(messagesIn(items).map(numberOf)).toEqual([1]);
    });

    it('delivers in order, with serials that sort in that order', async () => {
      const signals = await attached();
      for (const n of upTo(50)) harness.publish(channel, { n });
      const messages = messagesIn(await signals.until((all) => messagesIn(all).length === 50));
      expect(messages.map(numberOf)).toEqual(upTo(50));
      const serials = messages.map(({ serial }) => serial);
      expect(serials).toEqual(serials.toSorted());
      expect(new Set(serials).size).toBe(50);
    });

    it('reads history backwards in pages of 100, the last one without a next (§7)', async () => {
      for (const n of upTo(250)) harness.publish(channel, { n }, START + n * 1000);
      await attached();
      const pages = await pagesSince(START);
      expect(pages.map(({ length }) => length)).toEqual([100, 100, 50]);
      expect(pages.flat().toReversed().map(numberOf)).toEqual(upTo(250));
      expect(pages[0]?.[0]?.timestamp).toBe(START + 249_000);
    });

    it('has a last page of one for 101 messages', async () => {
      for (const n of upTo(101)) harness.publish(channel, { n }, START + n * 1000);
      await attached();
      expect((await pagesSince(START)).map(({ length }) => length)).toEqual([100, 1]);
    });

    it('ends on a history of exactly 100 messages, and on an empty one', async () => {
      await attached();
      expect(await pagesSince(START)).toEqual([[]]);
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
      for (const n of upTo(100)) harness.publish(channel, { n });
      await attached();
      expect((await pagesSince(START)).map(({ length }) => length)).toEqual([100]);
    });

    it('reads no message older than asked for', async () => {
      for (const n of upTo(10)) harness.publish(channel, { n }, START + n * 1000);
      await attached();
      expect((await since(START + 7000)).map(numberOf)).toEqual([9, 8, 7]);
    });

    it('gives every message at least once by history and live together, the same one under the same serial', async () => {
      for (const n of upTo(150)) harness.publish(channel, { n }, START + n * 1000);
      const signals = await attached();
      harness.publish(channel, { n: 150 });
      const old = await since(START);
      harness.publish(channel, { n: 151 });
      await signals.until((all) => messagesIn(all).length === 2);
      const bySerial = new Map(
        [...old, ...messagesIn(signals.items)].map((message) => [message.serial, numberOf(message)]),
      );
      expect([...bySerial.values()].toSorted((a, b) => a - b)).toEqual(upTo(152));
    });

    it('gives one who joins an attached channel late the whole past by history', async () => {
      const first = await attached();
      for (const n of upTo(3)) harness.publish(channel, { n });
      await first.until((all) => messagesIn(all).length === 3);
      const second = await attached();
      expect(attachmentsIn(second.items)).toEqual([false]);
      expect((await since(START)).map(numberOf)).toEqual([2, 1, 0]);
      harness.publish(channel, { n: 3 });
      await first.until((all) => messagesIn(all).length === 4);
      const messages = messagesIn(await second.until((all) => messagesIn(all).length === 1));
      expect(messages.map(numberOf)).toEqual([3]);
    });

    it('gives the history up to now where that is asked for, however long ago it attached', async () => {
      const signals = await attached();
      for (const n of upTo(3)) harness.publish(channel, { n });
      await signals.until((all) => messagesIn(all).length === 3);
      const page = right(await harness.live.history(channel, Instant(START), 'now')());
      expect(page.messages.map(numberOf)).toEqual([2, 1, 0]);
    });

    it('keeps channels apart', async () => {
      const all = await attached();
      const elsewhere = await attached(another);
      harness.publish(another, { n: 1 });
      harness.publish(channel, { n: 2 });
      await all.until((items) => messagesIn(items).length === 1);
      await elsewhere.until((items) => messagesIn(items).length === 1);
      expect(messagesIn(all.items).map(numberOf)).toEqual([2]);
      expect(messagesIn(elsewhere.items).map(numberOf)).toEqual([1]);
    });

    it('says disconnected when the line is cut, then attached with continuity and what was missed', async () => {
      const signals = await attached();
      await harness.drop();
      await signals.until((items) => items.some(({ type }) => type === 'disconnected'));
      for (const n of upTo(3)) harness.publish(channel, { n });
      await harness.restore();
      const items = await signals.until((all) => messagesIn(all).length === 3);
      expect(attachmentsIn(items)).toEqual([false, true]);
      expect(messagesIn(items).map(numberOf)).toEqual([0, 1, 2]);
    });

    it('says attached without continuity when what was missed is gone', async () => {
      harness.publish(channel, { n: 0 });
      const signals = await attached();
      await harness.drop();
      harness.publish(channel, { n: 1 });
      harness.purge(channel);
      await harness.restore();
      expect(attachmentsIn(await signals.until((all) => attachmentsIn(all).length === 2))).toEqual([
        false,
        false,
      ]);
      harness.publish(channel, { n: 2 });
      await signals.until((all) => messagesIn(all).length === 1);
      expect(messagesIn(signals.items).map(numberOf)).toEqual([2]);
    });

    it('gives a failed history as a value, once, and reads it when asked again', async () => {
      harness.publish(channel, { n: 0 }, START);
      const signals = await attached();
      harness.failHistory(1);
      expect(await harness.live.history(channel, Instant(START))()).toMatchObject({
        _tag: 'Left',
        left: { type: 'ChannelFailure' },
      });
      expect((await since(START)).map(numberOf)).toEqual([0]);
      harness.publish(channel, { n: 1 });
      await signals.until((all) => messagesIn(all).length === 1);
    });

    it('fails a history page in the middle and gives the same page when it is asked for again', async () => {
      for (const n of upTo(150)) harness.publish(channel, { n }, START + n * 1000);
      await attached();
      const first = right(await harness.live.history(channel, Instant(START))());
      harness.failHistory(1);
      expect(await first.next?.()).toMatchObject({ _tag: 'Left' });
      const again = await first.next?.();
      expect(again === undefined ? undefined : right(again).messages.map(numberOf)).toEqual(
        upTo(50).toReversed(),
      );
    });

    it('gives the history while the line is cut, with what has happened since', async () => {
      harness.publish(channel, { n: 0 }, START);
      const signals = await attached();
      signals.clear();
      await harness.drop();
      await signals.until((items) => items.some(({ type }) => type === 'disconnected'));
      harness.publish(channel, { n: 1 });
      expect((await since(START)).map(numberOf)).toEqual([1, 0]);
    });

    it('gives the history of a channel that nobody watches as a failure', async () => {
      expect(await harness.live.history(channel, Instant(START))()).toMatchObject({ _tag: 'Left' });
    });

    it('attaches every watched channel anew on reconnect, so that history can be read again', async () => {
      harness.publish(channel, { n: 0 });
      const all = await attached();
      const elsewhere = await attached(another);
      harness.publish(channel, { n: 1 });
      await all.until((items) => messagesIn(items).length === 1);
      harness.live.reconnect();
      expect(attachmentsIn(await all.until((items) => attachmentsIn(items).length === 2))).toEqual([
        false,
        false,
      ]);
      await elsewhere.until((items) => attachmentsIn(items).length === 2);
      expect((await since(START)).map(numberOf)).toEqual([1, 0]);
      harness.publish(channel, { n: 2 });
      harness.publish(another, { n: 3 });
      await all.until((items) => messagesIn(items).length === 2);
      await elsewhere.until((items) => messagesIn(items).length === 1);
    });

    it('says refused for a channel that is not permitted, and harms no other', async () => {
      const signals = await attached();
      const refused = watch(harness.forbidden);
      await refused.until((items) => items.some(({ type }) => type === 'refused'));
      harness.publish(channel, { n: 0 });
      await signals.until((all) => messagesIn(all).length === 1);
    });

    it('gives nothing more after unsubscription, and everything again after the next', async () => {
      const first = await attached();
      for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
      harness.publish(channel, { n: 0 });
      const second = await attached();
      expect((await since(START)).map(numberOf)).toEqual([0]);
      harness.publish(channel, { n: 1 });
      await second.until((all) => messagesIn(all).length === 1);
      expect(messagesIn(first.items)).toEqual([]);
      expect(messagesIn(second.items).map(numberOf)).toEqual([1]);
    });

    it.each([1, 2, 3])(
      'keeps the channel of one who leaves and returns %i times within a round trip',
      async (times) => {
        await attached();
        harness.slow(80);
        for (let time = 1; time < times; time += 1) {
          for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
          watch();
        }
        for (const subscription of subscriptions.splice(0)) subscription.unsubscribe();
        const signals = await attached();
        harness.publish(channel, { n: 0 });
        const items = await signals.until((all) => messagesIn(all).length === 1);
        expect(items.map(({ type }) => type)).toEqual(['connecting', 'attached', 'message']);
        expect((await since(START)).length).toBeLessThanOrEqual(1);
      },
    );

    it('keeps attached who stays when another one leaves', async () => {
      const stays = await attached();
      const leaves = harness.live.signals$(channel).subscribe();
      leaves.unsubscribe();
      harness.publish(channel, { n: 0 });
      expect(messagesIn(await stays.until((all) => messagesIn(all).length === 1)).map(numberOf)).toEqual([0]);
      expect(attachmentsIn(stays.items)).toEqual([false]);
    });
  });
};
