import { specialTeamsOf } from '@kampdag/core/sport/icehockey/live/specialTeams';
import { describe, expect, it } from 'vitest';
import { event, foldedMatch, type TimedMessage, timer } from '../../../live/timedMessages.ts';

const penalty = (team: string, elapsed: number, minutes = 2): TimedMessage => [
  elapsed,
  event('Penalty', team, 1, elapsed, { Minutes: minutes, Player: elapsed }),
];
const goal = (team: string, elapsed: number, GoalType: number): TimedMessage => [
  elapsed,
  event('Goal', team, 1, elapsed, { GoalType }),
];
const until = (elapsed: number): TimedMessage => [elapsed, timer('stop', 1, elapsed)];
const begin: TimedMessage = [0, timer('start', 1, 0)];

describe('power plays', () => {
  it('are counted with their seconds', () => {
    const { home, away } = specialTeamsOf(foldedMatch([begin, penalty('A', 100), until(600)]));
    expect(home).toMatchObject({ chances: 1, seconds: 120, goals: 0, shorthandedGoals: 0 });
    expect(away.chances).toBe(0);
  });

  it('end with the goal that ends the penalty', () => {
    const { home } = specialTeamsOf(
      foldedMatch([begin, penalty('A', 100), goal('H', 130, 200142), until(600)]),
    );
    expect(home).toMatchObject({ chances: 1, seconds: 30, goals: 1 });
  });

  it('last no longer than the time played', () => {
    expect(specialTeamsOf(foldedMatch([begin, penalty('A', 100), until(140)])).home.seconds).toBe(40);
  });

  it('have not started in the second of the penalty', () => {
    const { home } = specialTeamsOf(foldedMatch([begin, penalty('A', 100), until(100)]));
    expect(home).toMatchObject({ chances: 0, seconds: 0 });
  });

  it('are two when a second penalty is added, and none at four on four', () => {
    const two = specialTeamsOf(foldedMatch([begin, penalty('A', 100), penalty('A', 150), until(600)]));
    expect(two.home).toMatchObject({ chances: 2, seconds: 170 });
    const even = specialTeamsOf(foldedMatch([begin, penalty('A', 100), penalty('H', 100), until(600)]));
    expect([even.home.chances, even.away.chances]).toEqual([0, 0]);
  });

  it('include shorthanded goals, by goal type', () => {
    const { away } = specialTeamsOf(
      foldedMatch([begin, penalty('A', 100), goal('A', 130, 200144), until(600)]),
    );
    expect(away).toMatchObject({ shorthandedGoals: 1, goals: 0 });
  });
});
