import { keyOfEventId } from '@kampdag/core/live/eventBase';
import { emptyMatch, matchAfterAll } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news/news';
import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { nextNews, withNews } from '@kampdag/core/live/news/newsQueue';
import { readMessage } from '@kampdag/core/live/wire/message';
import { sportOf } from '@kampdag/core/sport/sportOf';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { event, type TimedMessage, timedMessages, timer } from '../timedMessages.ts';

const at = (index: number): TimedMessage =>
  (
    [
      [index, event('Penalty', 'H', 1, index, { Minutes: 2, Player: index })],
      [index, event('Goal', 'A', 1, index, { Player: index })],
      [index, timer('periodStart', (index % 4) + 1, 0)],
    ] as const
  )[index % 3] ?? [index, {}];

/** The news of some messages. */
const newsOf = (told: readonly TimedMessage[]): readonly News[] => {
  const empty = emptyMatch(generatedMatch, sportOf('icehockey'));
  return newsBetween(
    empty,
    matchAfterAll(empty, timedMessages(told).map(readMessage(generatedMatch, sportOf('icehockey')))),
  );
};

const penalties = (count: number, from = 0): readonly News[] =>
  newsOf(
    Array.from(
      { length: count },
      (_, index): TimedMessage => [
        index,
        event('Penalty', 'H', 1, index, { Minutes: 2, ClientId: `p${from + index}` }),
      ],
    ),
  );
const goals = (...ids: readonly string[]): readonly News[] =>
  newsOf(ids.map((ClientId, index): TimedMessage => [index, event('Goal', 'H', 1, index, { ClientId })]));

const said = (waiting: readonly News[]): readonly string[] => nextNews(waiting).now.map(({ type }) => type);

describe('the news queue', () => {
  it('keeps a goal among penalties, in order, and counts the rest', () => {
    const waiting = [...penalties(2), ...goals('g'), ...penalties(4, 2)];
    expect(said(waiting)).toEqual(['goal', 'penalty', 'penalty']);
    expect(nextNews(waiting)).toMatchObject({ summed: 4, isMissed: false, waiting: [] });
  });

  it('prefers periods to penalties', () => {
    const waiting = [...newsOf([[0, timer('periodStart', 1, 0)]]), ...penalties(5)];
    expect(said(waiting)).toEqual(['periodStart', 'penalty', 'penalty']);
  });

  it('announces every goal in order, three at a time', () => {
    const first = nextNews(goals('a', 'b', 'c', 'd', 'e'));
    expect([first.now.length, first.summed, first.waiting.length]).toEqual([3, 0, 2]);
    expect(nextNews(first.waiting).now.map((news) => ('key' in news ? news.key : null))).toEqual(['d', 'e']);
  });

  it('announces a goal corrected meanwhile once, and a deleted one not at all', () => {
    const [goal] = goals('g');
    if (goal?.type !== 'goal') throw new Error('a goal');
    const corrected: News = {
      ...goal,
      type: 'goalCorrected',
      before: goal.event,
      score: { home: 7, away: 0 },
    };
    expect(withNews([goal], [corrected])).toEqual([{ ...corrected, type: 'goal' }]);
    expect(withNews([goal], [corrected, { ...goal, type: 'goalRemoved' }])).toEqual([]);
    expect(withNews([corrected], [{ ...goal, type: 'goalRemoved' }])).toEqual([
      { ...goal, type: 'goalRemoved' },
    ]);
  });

  it('keeps news of another kind about the same event beside it', () => {
    const [goal] = goals('g');
    if (goal?.type !== 'goal') throw new Error('a goal');
    const started: News = { type: 'matchStart', key: goal.key, score: goal.score };
    expect(withNews([goal], [started])).toEqual([goal, started]);
  });

  it('only counts more goals than can be announced, as after a long absence', () => {
    const many = goals(...Array.from({ length: 10 }, (_, id) => String(id)));
    expect(nextNews([...many, ...penalties(3)])).toEqual({
      now: [],
      summed: 13,
      isMissed: true,
      waiting: [],
    });
  });

  it('loses no important news and counts the rest, however much comes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(60), { maxLength: 6 }), { maxLength: 8 }), (bursts) => {
        let waiting: readonly News[] = [];
        let told = 0;
        const goalsTold: News[] = [];
        const goalsSaid: News[] = [];
        let counted = 0;
        for (const [burst, indexes] of bursts.entries()) {
          const news = newsOf(indexes.map((index) => at(index))).flatMap((one, place): News[] =>
            'key' in one ? [{ ...one, key: keyOfEventId(burst * 100 + place) }] : [one],
          );
          told += news.length;
          goalsTold.push(...news.filter(({ type }) => type === 'goal'));
          waiting = withNews(waiting, news);
          const next = nextNews(waiting);
          expect(next.now.length).toBeLessThanOrEqual(3);
          if (next.isMissed) goalsSaid.push(...waiting.filter(({ type }) => type === 'goal'));
          goalsSaid.push(...next.now.filter(({ type }) => type === 'goal'));
          counted += next.now.length + next.summed;
          waiting = next.waiting;
        }
        expect([...goalsSaid, ...waiting]).toEqual(goalsTold);
        expect(counted + waiting.length).toBe(told);
      }),
      { numRuns: 100 },
    );
  });
});
