import { describe, expect, it } from 'vitest';
import type { LaterActor } from '../../../src/web/machines/laterActor.ts';
import { pacedActor } from '../../../src/web/screens/livematch/pacedActor.ts';

/** An actor whose value is set from outside, frames that come when they are called, and what was told. */
const world = () => {
  const listeners = new Set<(value: number) => void>();
  const frames: (() => void)[] = [];
  const told: number[] = [];
  let value = 0;
  let now = 0;
  const actor: LaterActor<number, never> = {
    getSnapshot: () => value,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    send: () => undefined,
    run: () => () => undefined,
  };
  const paced = pacedActor(actor, { now: () => now, beforeNextFrame: (run) => frames.push(run) });
  const end = paced.subscribe((shown) => told.push(shown));
  return {
    paced,
    told,
    end,
    change: (next: number, at: number) => {
      now = at;
      value = next;
      for (const listener of listeners) listener(next);
    },
    frame: () => frames.splice(0).forEach((run) => run()),
  };
};

describe('an actor that keeps pace with the frames', () => {
  it('tells at once what comes alone', () => {
    const { told, change } = world();
    change(1, 0);
    change(2, 40);
    expect(told).toEqual([1, 2]);
  });

  it('tells what comes in a burst together, the newest of it, once a frame', () => {
    const { told, change, frame } = world();
    change(1, 0);
    change(2, 5);
    change(3, 10);
    expect(told).toEqual([1]);
    frame();
    expect(told).toEqual([1, 3]);
    frame();
    expect(told).toEqual([1, 3]);
  });

  it('answers with the newest at any time', () => {
    const { paced, change } = world();
    change(1, 0);
    change(2, 1);
    expect(paced.getSnapshot()).toBe(2);
  });

  it('tells nothing to who no longer listens', () => {
    const { told, change, frame, end } = world();
    change(1, 0);
    change(2, 1);
    end();
    frame();
    expect(told).toEqual([1]);
  });
});
