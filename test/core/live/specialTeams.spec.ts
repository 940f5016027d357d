import { specialTeamsOf } from '@kampdag/core/sport/icehockey/live/specialTeams';
import { describe, expect, it } from 'vitest';
import { event, matchTold, type Told, timer } from './told.ts';

const penalty = (team: string, elapsed: number, minutes = 2): Told => [
  elapsed,
  event('Penalty', team, 1, elapsed, { Minutes: minutes, Player: elapsed }),
];
const goal = (team: string, elapsed: number, GoalType: number): Told => [
  elapsed,
  event('Goal', team, 1, elapsed, { GoalType }),
];
const until = (elapsed: number): Told => [elapsed, timer('stop', 1, elapsed)];
const begin: Told = [0, timer('start', 1, 0)];

describe('power plays', () => {
  it('are counted with the seconds they lasted', () => {
    const { home, away } = specialTeamsOf(matchTold([begin, penalty('A', 100), until(600)]));
    expect(home).toMatchObject({ chances: 1, seconds: 120, goals: 0, shorthandedGoals: 0 });
    expect(away.chances).toBe(0);
  });

  it('end with the goal that ends the penalty', () => {
    const { home } = specialTeamsOf(
      matchTold([begin, penalty('A', 100), goal('H', 130, 200142), until(600)]),
    );
    expect(home).toMatchObject({ chances: 1, seconds: 30, goals: 1 });
  });

  it('are not yet longer than play has come', () => {
    expect(specialTeamsOf(matchTold([begin, penalty('A', 100), until(140)])).home.seconds).toBe(40);
  });

  it('are none yet in the second in which the penalty is called', () => {
    const { home } = specialTeamsOf(matchTold([begin, penalty('A', 100), until(100)]));
    expect(home).toMatchObject({ chances: 0, seconds: 0 });
  });

  it('are two where a second penalty joins the first, and none at four against four', () => {
    const two = specialTeamsOf(matchTold([begin, penalty('A', 100), penalty('A', 150), until(600)]));
    expect(two.home).toMatchObject({ chances: 2, seconds: 170 });
    const even = specialTeamsOf(matchTold([begin, penalty('A', 100), penalty('H', 100), until(600)]));
    expect([even.home.chances, even.away.chances]).toEqual([0, 0]);
  });

  it('know goals scored with fewer skaters, by the goal’s type', () => {
    const { away } = specialTeamsOf(
      matchTold([begin, penalty('A', 100), goal('A', 130, 200144), until(600)]),
    );
    expect(away).toMatchObject({ shorthandedGoals: 1, goals: 0 });
  });
});
