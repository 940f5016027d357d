import { keyOfEventId } from '@kampdag/core/live/eventBase';
import type { News } from '@kampdag/core/live/news/news';
import type { NextNews } from '@kampdag/core/live/news/newsQueue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer } from '../../../src/web/match/news/announcer.ts';

/** News of a match start; only its key matters, as that is its text. */
const news = (id: number, type: 'matchStart' | 'matchEnd' = 'matchStart'): News => ({
  type,
  key: keyOfEventId(id),
  score: { home: 0, away: 0 },
});

const textsOf = ({ now, summed }: NextNews): readonly string[] => [
  ...now.map((one) => ('key' in one ? one.key : '').replace('id:', '')),
  ...(summed === 0 ? [] : [`+${summed}`]),
];

const announcing = () => {
  const show = vi.fn<(text: string) => void>();
  const isBusy = { now: false };
  return {
    show,
    said: () => show.mock.calls.map(([text]) => text),
    ...createAnnouncer({ show, isBusy: () => isBusy.now, textsOf }),
    isBusy,
  };
};

describe('the announcer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('announces the first news at once', () => {
    const { announce, said } = announcing();
    announce([news(1)]);
    expect(said()).toEqual(['1']);
  });

  it('announces nothing without news', () => {
    const { announce, said } = announcing();
    announce([]);
    expect(said()).toEqual([]);
  });

  it('announces at most once in three seconds, with what has queued up', () => {
    const { announce, said } = announcing();
    for (const id of [1, 2, 3]) announce([news(id)]);
    vi.advanceTimersByTime(2999);
    expect(said()).toEqual(['1']);
    vi.advanceTimersByTime(1);
    expect(said()).toEqual(['1', '2 3']);
  });

  it('announces the three newest of equal importance and the number of the rest', () => {
    const { announce, said } = announcing();
    for (let id = 0; id < 150; id += 1) announce([news(id)]);
    vi.advanceTimersByTime(3000);
    expect(said()).toEqual(['0', '147 148 149 +146']);
  });

  it('keeps the most important, and announces it next time where there is no room now', () => {
    const { announce, said } = announcing();
    for (let id = 0; id < 30; id += 1) announce([news(id, id % 10 < 2 ? 'matchEnd' : 'matchStart')]);
    vi.advanceTimersByTime(6000);
    expect(said()).toEqual(['0', '1 10 11 +24', '20 21']);
  });

  it('waits as long as a long text takes to hear', () => {
    const { say, said } = announcing();
    const long = 'x'.repeat(100);
    say(long);
    say('after');
    vi.advanceTimersByTime(5999);
    expect(said()).toEqual([long]);
    vi.advanceTimersByTime(1);
    expect(said()).toEqual([long, 'after']);
  });

  it('announces other text first, and once', () => {
    const { announce, say, said } = announcing();
    say('lost');
    announce([news(1)]);
    say('back');
    say('back');
    vi.advanceTimersByTime(3000);
    expect(said()).toEqual(['lost', 'back 1']);
  });

  it('empties the region afterwards, so that repeated news is announced again', () => {
    const { announce, said } = announcing();
    announce([news(1)]);
    vi.advanceTimersByTime(3000);
    announce([news(1)]);
    expect(said()).toEqual(['1', '', '1']);
  });

  it('waits for a voice that is still speaking', () => {
    const { announce, isBusy, said } = announcing();
    isBusy.now = true;
    announce([news(1)]);
    vi.advanceTimersByTime(30_000);
    expect(said()).toEqual([]);
    isBusy.now = false;
    vi.advanceTimersByTime(400);
    expect(said()).toEqual(['1']);
  });

  it('stops when stopped', () => {
    const { announce, say, stop, said } = announcing();
    announce([news(1), news(2)]);
    announce([news(3)]);
    say('lost');
    stop();
    vi.advanceTimersByTime(60_000);
    expect(said()).toEqual(['1 2']);
  });
});
