import { PersonId } from '@kampdag/core/ids';
import { clockOf, readClock } from '@kampdag/core/live/clock/clock';
import { timeoutsLeft } from '@kampdag/core/live/clock/timeouts';
import { playTimeOf, presenceOf, secondsInPlay } from '@kampdag/core/live/lineup/presence';
import { lineupOf } from '@kampdag/core/sport/icehockey/live/lineup';
import { hockeyTotalsOf, playersOf, savePercentage } from '@kampdag/core/sport/icehockey/live/players';
import { describe, expect, it } from 'vitest';
import { after, event, foldedMatch, timer } from '../../../live/timedMessages.ts';

const onIce = { ActivePlayers: [1, 2, 30], Opponents: [11, 12] };
const rosters = {
  MatchEventType: 'MatchData',
  HomePlayers: [{ Id: 1 }, { Id: 2 }, { Id: 3 }],
  HomeGoalies: [{ Id: 30, IsStarter: true }],
  AwayPlayers: [{ Id: 11 }, { Id: 12 }],
};

describe('the figures of hockey players', () => {
  it('give plus/minus only at even strength and shorthanded, and none to goalies', () => {
    const match = foldedMatch([
      [0, rosters],
      [1, event('Goal', 'H', 1, 10, { Player: 1, GoalType: 200141, ...onIce })],
      [2, event('Goal', 'H', 1, 20, { Player: 1, GoalType: 200142, ...onIce })],
      [
        3,
        event('Goal', 'H', 1, 30, {
          Player: 2,
          GoalType: 200144,
          HomePlayersOnIce: [2],
          AwayPlayersOnIce: [11],
        }),
      ],
      [4, event('Shot', 'H', 1, 40, { Player: 3 })],
    ]);
    const plusMinus = [1, 2, 3, 11, 12, 30].map((id) => playersOf(match).get(PersonId(id))?.plusMinus);
    expect(plusMinus).toEqual([1, 2, 0, -2, -1, null]);
  });

  it('give plus/minus also to players on no roster', () => {
    const match = foldedMatch([
      [1, event('Goal', 'H', 1, 10, { Player: 1, GoalType: 200141, ...onIce })],
      [2, event('Shot', 'H', 1, 20, { Player: 77 })],
    ]);
    expect([1, 11, 77].map((id) => playersOf(match).get(PersonId(id))?.plusMinus)).toEqual([1, -1, 0]);
  });

  it('have no plus/minus where no goal lists the players on the ice', () => {
    const match = foldedMatch([[1, event('Goal', 'H', 1, 10, { Player: 1, GoalType: 200141 })]]);
    expect(playersOf(match).get(PersonId(1))?.plusMinus).toBeNull();
  });

  it('exclude the shootout: goals, shots and penalty shots reported in its period', () => {
    const match = foldedMatch([
      [1, event('Goal', 'H', 3, 10, { Player: 1 })],
      [2, event('Goal', 'H', 5, 0, { Player: 1, Goalie: 40 })],
      [3, event('Shot', 'H', 5, 0, { Player: 1, Goalie: 40 })],
      [4, event('PenaltyShot', 'H', 5, 0, { Player: 1, Goalie: 40, ResultText: 'Goal' })],
      [5, event('Shootout', 'H', 5, 0, { Player: 1, Goalie: 40, ResultText: 'Goal' })],
      [6, event('Penalty', 'H', 5, 0, { Player: 1, Minutes: 10 })],
    ]);
    expect(playersOf(match).get(PersonId(1))).toMatchObject({ goals: 1, shots: 1, pim: 10 });
    expect(playersOf(match).get(PersonId(40))).toBeUndefined();
    expect(hockeyTotalsOf(match).away).toMatchObject({ shotsAgainst: 1, goalsAgainst: 1 });
  });

  it('keep a player on no roster with the side that first reported him, where penalty shots scored', () => {
    const match = foldedMatch([
      [1, event('Shot', 'A', 1, 10, { Player: 5 })],
      [2, event('Shot', 'H', 1, 12, { Player: 6 })],
      [3, event('PenaltyShot', 'A', 1, 20, { Player: 5, ResultText: 'Goal' })],
      [4, event('PenaltyShot', 'H', 1, 30, { Player: 6, ResultText: 'Goal' })],
      [5, event('PenaltyShot', 'A', 1, 40, { Player: 5, ResultText: 'Saved' })],
    ]);
    const lines = [5, 6].map((id) => playersOf(match).get(PersonId(id)));
    expect(lines.map((line) => [line?.side, line?.goals, line?.shots])).toEqual([
      ['away', 1, 2],
      ['home', 1, 2],
    ]);
  });

  it('adds up to the team, bench penalties included', () => {
    const match = foldedMatch([
      [1, event('Goal', 'H', 1, 10, { Player: 1, FirstAssist: 2, Goalie: 40 })],
      [2, event('Shot', 'H', 1, 20, { Player: 2, Goalie: 40 })],
      [3, event('Shot', 'H', 1, 20, { Player: 2, Goalie: 40 })],
      [4, event('Penalty', 'H', 1, 30, { Minutes: 2 })],
      [5, event('Penalty', 'H', 1, 30, { Minutes: 5, Player: 1 })],
    ]);
    const { home, away } = hockeyTotalsOf(match);
    expect(home).toMatchObject({ goals: 1, assists: 1, points: 2, shots: 3, pim: 7 });
    expect(away).toMatchObject({ shotsAgainst: 3, saves: 2, goalsAgainst: 1 });
    expect(savePercentage(away)).toBe(66.7);
    // 0 of 0 is 0 (specification §5).
    expect(savePercentage(home)).toBe(0);
    const once = foldedMatch([[1, event('Shot', 'H', 1, 20, { Player: 2, Goalie: 40 })]]);
    expect(savePercentage(hockeyTotalsOf(once).away)).toBe(100);
  });

  it('include time on ice of players reported on and off, and of the starting goalie', () => {
    const match = foldedMatch([
      [0, rosters],
      [1, event('PlayerTime', 'H', 1, 60, { Player: 1, Direction: 1 })],
      [2, event('PlayerTime', 'H', 1, 105, { Player: 1, Direction: 2 })],
      [3, event('PlayerTime', 'H', 2, 0, { Player: 1, Direction: 1 })],
      [4, timer('stop', 2, 30)],
    ]);
    const seconds = [1, 2, 30].map((id) => secondsInPlay(presenceOf(match), PersonId(id), playTimeOf(match)));
    expect(seconds).toEqual([75, null, 1230]);
  });

  it('do not put a pulled goalie back in net for a shot that names him', () => {
    const out = event('PlayerTime', 'H', 1, 60, { Player: 30, Direction: 2, IsGoalie: true });
    const shot = event('Shot', 'A', 1, 70, { Player: 11, Goalie: 30 });
    expect(
      lineupOf(
        foldedMatch([
          [0, rosters],
          [1, out],
          [2, shot],
        ]),
      ).home,
    ).toMatchObject({
      goalieInNet: null,
      netIsEmpty: true,
    });
  });

  it('allow a team one timeout per match', () => {
    const match = foldedMatch([
      [0, event('Timeout', 'A', 1, 60)],
      [1, timer('stop', 3, 10)],
    ]);
    expect(timeoutsLeft(match, readClock(clockOf(match), after(1)))).toEqual({ home: 1, away: 0 });
  });
});
