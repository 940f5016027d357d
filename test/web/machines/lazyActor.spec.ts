import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { lazyActor } from '../../../src/web/machines/lazyActor.ts';

interface More {
  readonly type: 'more';
  readonly by: number;
}

const more = (by: number): More => ({ type: 'more', by });

/** An actor that adds up its events, starting from ten. */
const adding = () =>
  createActor(
    fromTransition(({ sum }, { type, by }: More) => ({ sum: type === 'more' ? sum + by : sum }), { sum: 10 }),
  );

/** What a machine of the site gives: its snapshot is its view. */
const load = async () => {
  const actor = adding();
  return () => ({
    getSnapshot: () => actor.getSnapshot().context,
    subscribe: (next: (view: { sum: number }) => void) => actor.subscribe(({ context }) => next(context)),
    send: (event: More) => actor.send(event),
    start: () => actor.start(),
    stop: () => actor.stop(),
  });
};

const loaded = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lazy actor', () => {
  it('shows its initial view until loaded, then processes queued events in order', async () => {
    const actor = lazyActor<{ sum: number }, More>({ sum: 1 }, load);
    const seen: number[] = [];
    actor.subscribe(({ sum }) => seen.push(sum));
    actor.send(more(2));
    actor.start();
    actor.send(more(3));
    expect(actor.getSnapshot().sum).toBe(1);
    await loaded();
    expect(seen).toEqual([10, 12, 15]);
    actor.send(more(5));
    expect(actor.getSnapshot().sum).toBe(20);
  });

  it('notifies no subscriber that unsubscribed before it was loaded', async () => {
    const actor = lazyActor<{ sum: number }, More>({ sum: 1 }, load);
    const heard = vi.fn();
    actor.subscribe(heard).unsubscribe();
    actor.start();
    await loaded();
    actor.send(more(1));
    expect(heard).not.toHaveBeenCalled();
  });

  it('retries a failed load, and loses no queued event', async () => {
    const failing = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
    const actor = lazyActor<{ sum: number }, More>({ sum: 1 }, failing);
    actor.start();
    actor.send(more(2));
    await loaded();
    expect(actor.getSnapshot().sum).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(actor.getSnapshot().sum).toBe(12);
  });

  it('stops when its component unmounts, but not when effects re-run at once', async () => {
    const actor = lazyActor<{ sum: number }, More>({ sum: 1 }, load);
    actor.start()();
    const stop = actor.start();
    await loaded();
    actor.send(more(1));
    expect(actor.getSnapshot().sum).toBe(11);
    stop();
    await loaded();
    actor.send(more(1));
    expect(actor.getSnapshot().sum).toBe(11);
  });
});
