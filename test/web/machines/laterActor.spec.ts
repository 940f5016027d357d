import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { laterActor, type Start } from '../../../src/web/machines/laterActor.ts';

/** A machine that adds up what it is told, from ten on. */
const adding = () => {
  const stopped = vi.fn();
  const start: Start<number, number> = (changed) => {
    let sum = 10;
    changed(sum);
    return {
      send: (more) => {
        sum += more;
        changed(sum);
      },
      stop: stopped,
    };
  };
  return { start, stopped };
};

const loaded = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('an actor whose code comes later', () => {
  it('shows its start until it runs, and then hears what it was told meanwhile, in order', async () => {
    const { start } = adding();
    const actor = laterActor(1, () => Promise.resolve(start));
    const seen: number[] = [];
    actor.subscribe((shown) => seen.push(shown));
    actor.send(2);
    actor.run();
    actor.send(3);
    expect(actor.getSnapshot()).toBe(1);
    await loaded();
    expect(seen).toEqual([10, 12, 15]);
    actor.send(5);
    expect(actor.getSnapshot()).toBe(20);
  });

  it('tells nobody what is the same', async () => {
    const { start } = adding();
    const actor = laterActor(10, () => Promise.resolve(start));
    const changed = vi.fn();
    actor.subscribe(changed);
    actor.run();
    await loaded();
    expect(changed).not.toHaveBeenCalled();
  });

  it('asks again for code that could not be loaded, and loses nothing that it was told', async () => {
    const { start } = adding();
    const load = vi.fn<() => Promise<Start<number, number>>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(start);
    const actor = laterActor(1, load);
    actor.run();
    actor.send(2);
    await loaded();
    expect(actor.getSnapshot()).toBe(1);
    await vi.advanceTimersByTimeAsync(2000);
    expect(actor.getSnapshot()).toBe(12);
  });

  it('does not start when it is stopped before its code is there, and can be run anew', async () => {
    const { start, stopped } = adding();
    const actor = laterActor(1, () => Promise.resolve(start));
    actor.run()();
    await loaded();
    expect(actor.getSnapshot()).toBe(1);
    const stop = actor.run();
    await loaded();
    expect(actor.getSnapshot()).toBe(10);
    stop();
    expect(stopped).toHaveBeenCalledOnce();
  });
});
