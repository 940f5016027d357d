import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from '../../../src/web/screens/livematch/news/announcer.ts';

describe('the announcer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says the first news at once', () => {
    const show = vi.fn();
    createAnnouncer(show).say('Goal');
    expect(show.mock.calls).toEqual([['Goal']]);
  });

  it('never says more than one thing in three seconds, and what piles up together', () => {
    const show = vi.fn();
    const { say } = createAnnouncer(show);
    for (const text of ['a', 'b', 'c']) say(text);
    vi.advanceTimersByTime(2999);
    expect(show.mock.calls).toEqual([['a']]);
    vi.advanceTimersByTime(1);
    expect(show.mock.calls).toEqual([['a'], ['b c']]);
  });

  it('keeps the three newest of what piles up: at 50 events a second nobody could listen to all', () => {
    const show = vi.fn();
    const { say } = createAnnouncer(show);
    for (let n = 0; n < 150; n += 1) say(String(n));
    vi.advanceTimersByTime(3000);
    expect(show.mock.calls).toEqual([['0'], ['147 148 149']]);
  });

  it('empties its place when it is done, so that the same news is heard again', () => {
    const show = vi.fn();
    const { say } = createAnnouncer(show);
    say('Goal');
    vi.advanceTimersByTime(3000);
    say('Goal');
    expect(show.mock.calls).toEqual([['Goal'], [''], ['Goal']]);
  });

  it('is silent once it is stopped', () => {
    const show = vi.fn();
    const { say, stop } = createAnnouncer(show);
    say('a');
    say('b');
    stop();
    vi.advanceTimersByTime(60_000);
    expect(show.mock.calls).toEqual([['a']]);
  });
});
