import { newsBetween } from '@kampdag/core/live/news/newsBetween';
import { reportedMatch } from '@kampdag/core/live/reportedMatch';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { SportKind } from '@kampdag/core/sportKind';
import { describe, expect, it } from 'vitest';
import { generatedMatch } from '../../../arbitraries/liveMessages.ts';
import { event, type TimedMessage, timedMessages, timer } from '../timedMessages.ts';

const begun: readonly TimedMessage[] = [
  [0, timer('matchStart', 1, 0)],
  [1, timer('periodStart', 1, 0)],
];

/** The news of messages that arrive at once, as after an absence. */
const newsOf = (sport: SportKind, told: readonly TimedMessage[], before: number = begun.length) => {
  const messages = timedMessages(told);
  const next = reportedMatch(generatedMatch, sportOf(sport), messages);
  const previous = {
    ...reportedMatch(generatedMatch, sportOf(sport), messages.slice(0, before)),
    lineage: next.lineage,
  };
  return newsBetween(previous, next);
};

const goal = (seconds: number, side: 'H' | 'A', period = 1): TimedMessage => [
  seconds,
  event('Goal', side, period, seconds, {}),
];

const rally = (set: number, side: 'H' | 'A', from: number): readonly TimedMessage[] =>
  Array.from({ length: 25 }, (_, at) => [from + at, event('Point', side, 10 + set, 0, { Type: 'attack' })]);

const shot = (seconds: number, side: 'H' | 'A'): TimedMessage => [
  seconds,
  event('Shot', side, 23, seconds, { ShotResult: 200443 }),
];

const attempt = (seconds: number, side: 'H' | 'A', result: string): TimedMessage => [
  seconds,
  event('Shootout', side, 14, 0, { ShooterId: 11, ResultText: result, RoundNo: 1 }),
];

describe('facts that were missed together (issue 37, point 10)', () => {
  it('have each the score of its own moment: the end of a period is not told with a later goal', () => {
    const news = newsOf('icehockey', [
      ...begun,
      goal(60, 'H'),
      [1200, timer('periodEnd', 1, 1200)],
      [1300, timer('periodStart', 2, 0)],
      goal(1400, 'A', 2),
      goal(1500, 'A', 2),
    ]);
    expect(
      news.map((one) => [one.type, 'score' in one ? `${one.score.home}–${one.score.away}` : '']),
    ).toEqual([
      ['goal', '1–0'],
      ['periodEnd', '1–0'],
      ['periodStart', '1–0'],
      ['goal', '1–1'],
      ['goal', '1–2'],
    ]);
  });

  it('of two sets have the sets won by then', () => {
    const news = newsOf('volleyball', [
      ...begun,
      ...rally(1, 'H', 10),
      [100, timer('periodEnd', 11, 0)],
      ...rally(2, 'A', 110),
      [200, timer('periodEnd', 12, 0)],
    ]);
    const won = news.flatMap((one) =>
      one.type === 'setWon' ? [`${one.side} ${one.sets.home}–${one.sets.away}`] : [],
    );
    expect(won).toEqual(['home 1–0', 'away 1–1']);
  });

  it('a lead that was taken is told with the score that took it', () => {
    const told = [...begun, shot(10, 'H'), shot(20, 'A'), shot(30, 'A'), shot(40, 'A')];
    const news = newsOf('basketball', told, 3);
    expect(news.filter(({ type }) => type === 'leadChange')).toMatchObject([
      { side: 'away', score: { home: 2, away: 4 } },
    ]);
  });

  it('each attempt of a shootout is told, with the shootout’s score after it', () => {
    const news = newsOf('icehockey', [...begun, attempt(10, 'H', 'Goal'), attempt(20, 'A', 'Miss')]);
    expect(news).toMatchObject([
      { type: 'attempt', side: 'home', score: { home: 1, away: 0 } },
      { type: 'attempt', side: 'away', score: { home: 1, away: 0 } },
    ]);
  });
});
