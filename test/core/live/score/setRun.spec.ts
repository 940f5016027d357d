import { setRunsOf } from '@kampdag/core/live/score/runs';
import { servingOf } from '@kampdag/core/sport/volleyball/serving';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../../arbitraries/liveMessages.ts';
import { foldedMatch, type TimedMessage } from '../timedMessages.ts';

const inSet = (set: number, body: Body): Body => ({ Period: 200060 + set, Time: 0, ...body });
const point = (team: string, set: number): Body =>
  inSet(set, { MatchEventType: 'Point', Team: team, Player: 7, Type: 'attack' });
const timer = (Type: number, set: number): Body => inSet(set, { MatchEventType: 'Timer', Type });
const told = (...bodies: readonly Body[]) =>
  foldedMatch(
    bodies.map((body, index): TimedMessage => [index, body]),
    'volleyball',
  );

describe('the rallies of a set', () => {
  it('have the score after each, set by set', () => {
    const runs = setRunsOf(
      told(timer(6, 1), point('H', 1), point('A', 1), point('A', 1), timer(7, 1), timer(6, 2), point('H', 2)),
    );
    expect(
      runs.map(({ period, winner, rallies }) => [period.number, winner, rallies.map(({ score }) => score)]),
    ).toEqual([
      [
        1,
        null,
        [
          { home: 1, away: 0 },
          { home: 1, away: 1 },
          { home: 1, away: 2 },
        ],
      ],
      [2, null, [{ home: 1, away: 0 }]],
    ]);
  });
});

describe('the serving side', () => {
  it('is the side that won the last rally of the set', () => {
    expect(servingOf(told(timer(6, 1), point('H', 1)))).toBe('home');
    expect(servingOf(told(timer(6, 1), point('H', 1), point('A', 1)))).toBe('away');
  });

  it('is unknown before the first rally, between sets, and after the match', () => {
    expect(servingOf(told(timer(6, 1)))).toBeNull();
    expect(servingOf(told(timer(6, 1), point('H', 1), timer(7, 1)))).toBeNull();
    expect(servingOf(told(timer(6, 1), point('H', 1), timer(7, 1), timer(6, 2)))).toBeNull();
    expect(servingOf(told(timer(6, 1), point('H', 1), timer(5, 1)))).toBeNull();
  });

  it('is null in other sports', () => {
    const goal: Body = { MatchEventType: 'Goal', Team: 'H', Period: 200051, Time: 3 };
    expect(servingOf(foldedMatch([[1, goal]]))).toBeNull();
  });
});
