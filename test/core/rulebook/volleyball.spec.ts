import type { LiveMatch } from '@kampdag/core/live/match';
import { scoreOf } from '@kampdag/core/live/score/score';
import { setsOf } from '@kampdag/core/live/score/sets';
import { scoringFilter } from '@kampdag/core/sport/scoringFilter';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { volleyballTotalsOf } from '@kampdag/core/sport/volleyball/box';
import { volleyball } from '@kampdag/core/sport/volleyball/volleyball';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../arbitraries/liveMessages.ts';
import { noLeagueRules } from './noLeagueRules.ts';
import { reporterOf } from './reported.ts';

const { event, timer, match, matchAt } = reporterOf('volleyball');

const set = (number: number, home: number, away: number): readonly Body[] => [
  ...Array.from({ length: home }, () => event('H', 'Point', number, 0, { Player: 7, Type: 'attack' })),
  ...Array.from({ length: away }, () => event('A', 'Point', number, 0, { Player: 17, Type: 'attack' })),
];
const ended = (number: number, home: number, away: number): readonly Body[] => [
  ...set(number, home, away),
  timer('periodEnd', number, 0),
];
const sets = (count: number, ...more: readonly Body[]): Body => ({
  MatchEventType: 'MatchData',
  Periods: [
    ...Array.from({ length: count }, (_, index) => ({
      PartialResultTypeId: 200_061 + index,
      Name: `${index + 1}. sett`,
      SortOrder: index,
    })),
    ...more,
  ],
});
const score = (of: LiveMatch) => [scoreOf(of).home, scoreOf(of).away];

describe('a set', () => {
  it.each([
    ['25–23', [25, 23], [1, 0]],
    ['26–24', [26, 24], [1, 0]],
    ['24–23', [24, 23], [0, 0]],
    ['25–24', [25, 24], [0, 0]],
    ['15–13', [15, 13], [0, 0]],
  ] as const)('of %s at its Period end is won by the rule alone (FIVB 6.2, §9)', (_, [home, away], won) => {
    expect(score(match(...ended(1, home, away)))).toEqual(won);
  });

  it('that is the fifth is won with 15 points (FIVB 6.3.2)', () => {
    const level = [...ended(1, 25, 20), ...ended(2, 20, 25), ...ended(3, 25, 20), ...ended(4, 20, 25)];
    expect(score(match(...level, ...ended(5, 15, 13)))).toEqual([3, 2]);
    expect(score(match(...level, ...ended(5, 15, 14)))).toEqual([2, 2]);
  });

  it('that is the third is won with 15 points where MatchData has three (R40)', () => {
    const level = [...ended(1, 25, 20), ...ended(2, 20, 25)];
    expect(score(match(sets(3), ...level, ...ended(3, 15, 10)))).toEqual([2, 1]);
    expect(score(match(sets(5), ...level, ...ended(3, 15, 10)))).toEqual([1, 1]);
  });

  it('that is the last one is won at the Match end too', () => {
    const two = [...ended(1, 25, 20), ...ended(2, 25, 20)];
    expect(score(match(...two, ...set(3, 25, 18), timer('matchEnd', 3, 0)))).toEqual([3, 0]);
  });

  it('that is golden is no set of the match (CEV rules)', () => {
    const golden = { PartialResultTypeId: 200_069, Name: 'Gullsett', SortOrder: 9 };
    const three = [...ended(1, 25, 20), ...ended(2, 25, 20), ...ended(3, 25, 20)];
    const told = match(sets(5, golden), ...three, ...ended(9, 13, 15));
    expect(score(told)).toEqual([3, 0]);
    expect(setsOf(told).played.at(-1)).toMatchObject({ isGolden: true, winner: 'away' });
    expect(score(match(...three, ...ended(6, 13, 15)))).toEqual([3, 0]);
  });
});

const points = (told: LiveMatch) => setsOf(told).played[0]?.points;

describe('a red card', () => {
  const card = event('H', 'Penalty', 1, 0, { Player: 7, InfractionName: 'Rødt kort' });
  const point = event('A', 'Point', 1, 0);
  it('is a point of the opponents, once, with or without its Point (FIVB 21.3.1)', () => {
    const alone = match(card);
    const repeated = match(card, point);
    for (const told of [alone, repeated]) {
      expect(points(told)).toEqual({ home: 0, away: 1 });
      expect(volleyballTotalsOf(told).away.points).toBe(1);
    }
  });

  it('is not repeated by the point of the next rally', () => {
    const rally = event('A', 'Point', 1, 0, { Player: 17, Type: 'ace' });
    expect(points(match(card, rally))).toEqual({ home: 0, away: 2 });
    expect(points(matchAt([0, card], [60, point]))).toEqual({ home: 0, away: 2 });
  });

  it.each(['Rødt', 'Straff', 'Penalty', 'Straff (rødt kort)'])(
    'is a point where it is told as %s (FIVB 21.3.1)',
    (word) => {
      expect(points(match(event('H', 'Penalty', 1, 0, { Player: 7, InfractionName: word })))).toEqual({
        home: 0,
        away: 1,
      });
    },
  );

  it('of a set point wins the set', () => {
    const told = [...set(1, 20, 24), card, timer('periodEnd', 1, 0)];
    expect(score(matchAt(...told.map((one, index) => [index * 30, one] as const)))).toEqual([0, 1]);
  });

  it.each(['Gult kort', 'Rødt og gult kort'])('is none where it is a %s (FIVB 21.3)', (InfractionName) => {
    expect(points(match(event('H', 'Penalty', 1, 0, { Player: 7, InfractionName })))).toEqual({
      home: 0,
      away: 0,
    });
  });

  it('belongs on the goals channel', () => {
    expect(scoringFilter()(card)).toBe(true);
  });
});

const worth = (home: number, away: number) =>
  volleyball.ranking.worth({ goals: { home, away }, decided: null }, 3);

describe('points in the table', () => {
  it('are one for each at 1–1 of three sets as at 2–2 of five, while the last set is played', () => {
    const ofThree = sportOf('volleyball', { ...noLeagueRules, bestOf: 3 }).ranking;
    const ofFive = volleyball.ranking;
    const level = [1, 2].map((sets) => ({ home: sets, away: sets }));
    expect(level.map((goals) => ofThree.guaranteedPoints(goals, 3))).toEqual([1, 0]);
    expect(level.map((goals) => ofFive.guaranteedPoints(goals, 3))).toEqual([0, 1]);
  });

  it('are two and one where all sets were played, of five and of three', () => {
    expect([worth(3, 1), worth(3, 2), worth(2, 1), worth(2, 0), worth(1, 2)]).toEqual([
      { home: 3, away: 0 },
      { home: 2, away: 1 },
      { home: 2, away: 1 },
      { home: 3, away: 0 },
      { home: 1, away: 2 },
    ]);
  });
});
