import { anomaliesOf } from '@kampdag/core/live/anomalies/anomalies';
import { scoreOf } from '@kampdag/core/live/score/score';
import { basketballBoxOf } from '@kampdag/core/sport/basketball/box';
import { describe, expect, it } from 'vitest';
import type { Body } from '../../../arbitraries/liveMessages.ts';
import { reporterOf } from '../../rulebook/reported.ts';

const hockey = reporterOf('icehockey');
const basketball = reporterOf('basketball');

const people = (...ids: readonly number[]) => ids.map((Id) => ({ Id, IsStarter: Id % 100 <= 5 }));

const rosters: Body = {
  MatchEventType: 'MatchData',
  HomePlayers: people(1, 2, 3, 4, 5, 6, 7),
  AwayPlayers: people(101, 102, 103, 104, 105, 106),
};

const typesIn = (match: Parameters<typeof anomaliesOf>[0]) => anomaliesOf(match).map(({ type }) => type);

describe('anomalies of a match’s log', () => {
  it('are scores of messages that the events do not add up to, which nothing is shown from', () => {
    const goal = (elapsed: number, HomeScore: number, AwayScore: number) =>
      hockey.event('H', 'Goal', 1, elapsed, { HomeScore, AwayScore });
    const told = hockey.match(goal(60, 1, 0), goal(90, 3, 0), goal(120, 3, 0));
    expect(anomaliesOf(told)).toMatchObject([
      { type: 'score', reported: { home: 3, away: 0 }, counted: { home: 2, away: 0 } },
    ]);
    expect(scoreOf(told)).toEqual({ home: 3, away: 0 });
  });

  it('are no scores of sets won beside those of a set’s points', () => {
    const { event, match } = reporterOf('volleyball');
    expect(typesIn(match(event('H', 'Point', 1, 0, { HomeScore: 1, AwayScore: 0 })))).toEqual([]);
    expect(typesIn(match(event('H', 'Point', 1, 0, { HomeScore: 0, AwayScore: 0 })))).toEqual([]);
    expect(typesIn(match(event('H', 'Point', 1, 0, { HomeScore: 7, AwayScore: 0 })))).toEqual(['score']);
  });

  it('are events first told after the end, but no correction and no clock', () => {
    const end = hockey.timer('matchEnd', 3, 1_200);
    const goal = hockey.event('H', 'Goal', 3, 600, { ClientId: 'goal' });
    expect(typesIn(hockey.match(goal, end, hockey.event('A', 'Goal', 3, 700)))).toEqual(['afterEnd']);
    expect(typesIn(hockey.match(goal, end, { ...goal, Player: 7 }, hockey.timer('update', 3, 0)))).toEqual(
      [],
    );
  });

  it('are a sixth player, once two seconds of play tell them apart, and an OUT of one who was not in', () => {
    const change = (elapsed: number, PlayerIn: number | null, PlayerOut: number | null) =>
      basketball.event('H', 'Substitution', 1, elapsed, { PlayerIn, PlayerOut });
    expect(typesIn(basketball.match(rosters, change(60, 6, null), change(60, null, 1)))).toEqual([]);
    expect(anomaliesOf(basketball.match(rosters, change(60, 6, null), change(90, null, 1)))).toMatchObject([
      { type: 'tooMany', side: 'home', players: 6 },
    ]);
    expect(typesIn(basketball.match(rosters, change(60, null, 7)))).toEqual(['notIn']);
  });

  it('are persons of nobody’s roster, once each, where both sides have one', () => {
    const shot = (Player: number) => hockey.event('H', 'Shot', 1, 60, { Player });
    expect(typesIn(hockey.match(rosters, shot(1), shot(99), shot(99)))).toEqual(['unknownPerson']);
    expect(typesIn(hockey.match(shot(99)))).toEqual([]);
  });

  it('are changes that nobody reported, as between quarters, which make the minutes of those who changed uncertain', () => {
    const shot = (period: number, ...ActivePlayers: readonly number[]) =>
      basketball.event('H', 'Shot', period, 30, {
        Player: ActivePlayers[0],
        ShotResult: 200_443,
        ActivePlayers,
      });
    const told = basketball.match(rosters, shot(1, 1, 2, 3, 4, 5), shot(2, 1, 2, 3, 4, 6));
    expect(anomaliesOf(told)).toMatchObject([{ type: 'unreportedChange', side: 'home' }]);
    const uncertain = [...basketballBoxOf(told).players.values()].filter(({ isUncertain }) => isUncertain);
    expect(uncertain.map(({ id }) => id)).toEqual([5, 6]);
  });

  it('are none of a match as it should be reported', () => {
    const change = basketball.event('H', 'Substitution', 1, 60, { PlayerIn: 6, PlayerOut: 1 });
    const shot = basketball.event('H', 'Shot', 1, 90, {
      Player: 6,
      ShotResult: 200_443,
      ActivePlayers: [2, 3, 4, 5, 6],
      HomeScore: 2,
      AwayScore: 0,
    });
    expect(anomaliesOf(basketball.match(rosters, change, shot))).toEqual([]);
  });
});
