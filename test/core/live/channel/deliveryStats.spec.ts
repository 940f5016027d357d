import { MatchId } from '@kampdag/core/ids';
import { measuredChannel, medianDelay, noDeliveryStats } from '@kampdag/core/live/channel/deliveryStats';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
import {
  allChannel,
  type ChannelMessage,
  type ChannelSignal,
  type HistoryPage,
  type LiveChannel,
} from '@kampdag/core/live/wire/channel';
import { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';

const name = allChannel(MatchId(7));

const message = (number: number, timestamp: number): ChannelMessage => ({
  serial: serialOfInteger(number),
  timestamp: Instant(timestamp),
  data: {},
});

/** A channel with scripted signals and history. */
const measured = () => {
  const signals$ = new Subject<ChannelSignal>();
  const history: { pages: readonly HistoryPage[] } = { pages: [] };
  const channel: LiveChannel = {
    signals$: () => signals$,
    history: () => async () => {
      const [first = { messages: [] }, second] = history.pages;
      return either.right(
        second === undefined ? first : { ...first, next: async () => either.right(second) },
      );
    },
    reconnect: () => undefined,
  };
  const time = { now: 10_000 };
  const { channel: watched, stats } = measuredChannel(channel, () => Instant(time.now));
  watched.signals$(name).subscribe();
  return {
    stats,
    time,
    signal: (signal: ChannelSignal) => signals$.next(signal),
    receive: (number: number, delay: number) =>
      signals$.next({ type: 'message', message: message(number, time.now - delay) }),
    read: async (...pages: readonly HistoryPage[]) => {
      history.pages = pages;
      const first = await watched.history(name, Instant(0))();
      if (either.isRight(first) && first.right.next !== undefined) await first.right.next();
    },
  };
};

describe('delivery statistics', () => {
  it('measure the delay of each live message once', () => {
    const { receive, stats } = measured();
    expect(medianDelay(stats())).toBeNull();
    for (const [index, delay] of [300, 900, 100, 400, 20_000].entries()) receive(index, delay);
    receive(4, 30_000);
    expect(stats().delays).toEqual([300, 900, 100, 400, 20_000]);
    expect(medianDelay(stats())).toBe(400);
  });

  it('give no delay where the clocks are too far apart, and never a negative one', () => {
    expect(medianDelay({ ...noDeliveryStats, delays: [-200, -300] })).toBe(0);
    expect(medianDelay({ ...noDeliveryStats, delays: [-5000, -4000] })).toBeNull();
  });

  it('count reconnections and the missed messages that the history filled in', async () => {
    const { signal, receive, read, stats } = measured();
    signal({ type: 'disconnected' });
    signal({ type: 'attached', continuous: false });
    await read({ messages: [message(2, 2)] }, { messages: [message(1, 1)] });
    expect(stats()).toMatchObject({ reconnects: 0, fetched: 0 });
    receive(3, 10);
    signal({ type: 'disconnected' });
    signal({ type: 'attached', continuous: false });
    await read({ messages: [message(5, 5), message(4, 4), message(3, 3)] }, { messages: [message(2, 2)] });
    expect(stats()).toMatchObject({ reconnects: 1, fetched: 2 });
  });
});
