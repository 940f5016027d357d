import { wormOf } from '@kampdag/core/live/score/worm';
import { describe, expect, it } from 'vitest';
import { event, foldedMatch, type TimedMessage, timer } from '../timedMessages.ts';

const goal = (seconds: number, team: string, period: number, elapsed: number): TimedMessage => [
  seconds,
  event('Goal', team, period, elapsed, { Player: 9 }),
];

describe('the score through the match', () => {
  it('has a point for every goal, at its time of play, and none for the shootout', () => {
    const { points } = wormOf(
      foldedMatch([
        goal(1, 'H', 1, 100),
        goal(2, 'A', 2, 50),
        [3, event('Shootout', 'H', 5, 0, { ShooterId: 9, ResultText: 'Goal', RoundNo: 1 })],
      ]),
    );
    expect(points.map(({ at, side, player, score }) => [at, side, player, score])).toEqual([
      [100, 'home', 9, { home: 1, away: 0 }],
      [1250, 'away', 9, { home: 1, away: 1 }],
    ]);
  });

  it('never goes back, whatever the order of reports', () => {
    const { points } = wormOf(foldedMatch([goal(1, 'H', 2, 50), goal(2, 'A', 1, 900), goal(3, 'H', 2, 70)]));
    expect(points.map(({ at }) => at)).toEqual([1250, 1250, 1270]);
  });

  it('includes goals without a period, time or scorer', () => {
    const { points } = wormOf(
      foldedMatch([
        [1, event('Goal', 'H', 1, 30, { Period: null })],
        [2, event('Goal', 'A', 2, 0, { Time: null, Player: 9 })],
      ]),
    );
    expect(points.map(({ at, player }) => [at, player])).toEqual([
      [30, null],
      [1200, 9],
    ]);
  });

  it('has the starts of periods, the end of the last, and the time played', () => {
    const { bounds, played } = wormOf(
      foldedMatch([
        [0, timer('start', 1, 0)],
        [1200, timer('periodEnd', 1, 1200)],
        [1300, timer('start', 2, 0)],
        [1400, timer('stop', 2, 100)],
      ]),
    );
    expect(bounds).toEqual([0, 1200, 2400]);
    expect(played).toBe(1300);
  });

  it('is empty before the match', () => {
    expect(wormOf(foldedMatch([]))).toEqual({ points: [], played: 0, bounds: [] });
  });
});
