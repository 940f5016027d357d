import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { lazyActor } from '../../../src/web/machines/lazyActor.ts';

interface More {
  readonly type: 'more';
  readonly by: number;
}

const more = (by: number): More => ({ type: 'more', by });

/** An actor that adds up what it is sent, from ten on. */
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

describe('an actor whose code comes later', () => {
  it('shows its initial view until it is there, and then takes what it was sent meanwhile, in order', async () => {
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

  it('tells nothing to who has stopped listening before it was there', async () => {
    const actor = lazyActor<{ sum: number }, More>({ sum: 1 }, load);
    const heard = vi.fn();
    actor.subscribe(heard).unsubscribe();
    actor.start();
    await loaded();
    actor.send(more(1));
    expect(heard).not.toHaveBeenCalled();
  });

  it('asks again for code that could not be loaded, and loses nothing that it was sent', async () => {
    const failing = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
    const actor = lazyActor<{ sum: number }, More>({ sum: 1 }, failing);
    actor.start();
    actor.send(more(2));
    await loaded();
    expect(actor.getSnapshot().sum).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(actor.getSnapshot().sum).toBe(12);
  });

  it('is stopped when its component is gone, but not when its effects are run anew in the same moment', async () => {
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
