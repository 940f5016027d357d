import { MatchId } from '@kampdag/core/ids';
import {
  allChannel,
  type ChannelMessage,
  type ChannelSignal,
  type HistoryPage,
  type LiveChannel,
} from '@kampdag/core/live/channel/channel';
import { medianDelay, noLineRecord, recordedLine } from '@kampdag/core/live/channel/lineRecord';
import { serialOfInteger } from '@kampdag/core/live/log/timeToken';
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

/** A line whose signals and history are told by hand. */
const line = () => {
  const signals$ = new Subject<ChannelSignal>();
  const held: { pages: readonly HistoryPage[] } = { pages: [] };
  const channel: LiveChannel = {
    signals$: () => signals$,
    history: () => async () => {
      const [first = { messages: [] }, second] = held.pages;
      return either.right(
        second === undefined ? first : { ...first, next: async () => either.right(second) },
      );
    },
    reconnect: () => undefined,
  };
  const time = { now: 10_000 };
  const recorded = recordedLine(channel, () => Instant(time.now));
  recorded.channel.signals$(name).subscribe();
  return {
    record: recorded.record,
    time,
    tell: (signal: ChannelSignal) => signals$.next(signal),
    hear: (number: number, delay: number) =>
      signals$.next({ type: 'message', message: message(number, time.now - delay) }),
    read: async (...pages: readonly HistoryPage[]) => {
      held.pages = pages;
      const first = await recorded.channel.history(name, Instant(0))();
      if (either.isRight(first) && first.right.next !== undefined) await first.right.next();
    },
  };
};

describe('the record of a line', () => {
  it('knows how long live messages took, each once, and no delay before the first', () => {
    const { hear, record } = line();
    expect(medianDelay(record())).toBeNull();
    for (const [index, delay] of [300, 900, 100, 400, 20_000].entries()) hear(index, delay);
    hear(4, 30_000);
    expect(record().delays).toEqual([300, 900, 100, 400, 20_000]);
    expect(medianDelay(record())).toBe(400);
  });

  it('says no delay where the clocks are too far apart, and none below nothing', () => {
    expect(medianDelay({ ...noLineRecord, delays: [-200, -300] })).toBe(0);
    expect(medianDelay({ ...noLineRecord, delays: [-5000, -4000] })).toBeNull();
  });

  it('counts how often the line came back, and what the history alone brought then', async () => {
    const { tell, hear, read, record } = line();
    tell({ type: 'disconnected', reason: 'not yet there' });
    tell({ type: 'attached', continuous: false });
    await read({ messages: [message(2, 2)] }, { messages: [message(1, 1)] });
    expect(record()).toMatchObject({ reconnects: 0, fetched: 0 });
    hear(3, 10);
    tell({ type: 'disconnected', reason: 'cut' });
    tell({ type: 'attached', continuous: false });
    await read({ messages: [message(5, 5), message(4, 4), message(3, 3)] }, { messages: [message(2, 2)] });
    expect(record()).toMatchObject({ reconnects: 1, fetched: 2 });
  });
});
