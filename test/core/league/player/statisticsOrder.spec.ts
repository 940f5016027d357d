import { type BasketballTeam, BasketballTeamRow } from '@kampdag/core/sport/basketball/sheets/basketballLine';
import {
  byGoals,
  byPoints,
  byPointsPerMatch,
  bySaves,
  byScoring,
  byTeamPoints,
} from '@kampdag/core/sport/statisticsOrder';
import { describe, expect, it } from 'vitest';
import { basketballer, footballer, goalie, skater } from '../../../web/statistics/rows.ts';
import { decoded } from '../decoded.ts';

const basketballTeam = (row: object): BasketballTeam => decoded(BasketballTeamRow, { orgId: 1, ...row });

const names = (rows: readonly { readonly lastName: string | null }[]) => rows.map(({ lastName }) => lastName);

const named = (firstName: string, lastName: string | null) =>
  skater({ pts: 1, goalsScored: 1, firstName, lastName });

describe('the order of scoring lists', () => {
  it('is points, then goals, then fewer games, then name', () => {
    const rows = [
      skater({ lastName: 'E', pts: 9, goalsScored: 9, gamePlayed: 1 }),
      skater({ lastName: 'Å', pts: 10, goalsScored: 4, gamePlayed: 8 }),
      skater({ lastName: 'D', pts: 10, goalsScored: 4, gamePlayed: 8 }),
      skater({ lastName: 'B', pts: 10, goalsScored: 4, gamePlayed: 7 }),
      skater({ lastName: 'C', pts: 10, goalsScored: 5, gamePlayed: 9 }),
    ];
    expect(rows.toSorted(byScoring).map(({ lastName }) => lastName)).toEqual(['C', 'B', 'D', 'Å', 'E']);
  });

  it('is by first name among players of one last name, and those without a name come first', () => {
    const rows = [named('Bo', 'Berg'), named('Åse', 'Berg'), named('Ada', 'Berg'), named('X', null)];
    expect(rows.toSorted(byScoring).map(({ firstName }) => firstName)).toEqual(['X', 'Ada', 'Bo', 'Åse']);
  });

  it('of goalkeepers is save percentage, then fewer goals per hour, then more time', () => {
    const rows = [
      goalie({ lastName: 'D', shots: 0, sv: 0 }),
      goalie({ lastName: 'C', shots: 100, sv: 90, ga: 10, minutesPlayed: 100, secondsPlayed: null }),
      goalie({ lastName: 'B', shots: 100, sv: 90, ga: 10, minutesPlayed: 200, secondsPlayed: null }),
      goalie({ lastName: 'A', shots: 10, sv: 10, ga: 0, minutesPlayed: 60, secondsPlayed: null }),
      goalie({ lastName: 'E', shots: 1, sv: 0, ga: 1, minutesPlayed: 1, secondsPlayed: null }),
    ];
    expect(rows.toSorted(bySaves).map(({ lastName }) => lastName)).toEqual(['A', 'B', 'C', 'E', 'D']);
  });

  it('of basketball is points per match, or total points and then fewer matches', () => {
    const often = basketballer({ lastName: 'Often', points: 40, matches: 10 });
    const seldom = basketballer({ lastName: 'Seldom', points: 30, matches: 2 });
    const never = basketballer({ lastName: 'Never', points: 0, matches: 0 });
    expect(names([never, often, seldom].toSorted(byPointsPerMatch))).toEqual(['Seldom', 'Often', 'Never']);
    expect(names([never, seldom, often].toSorted(byPoints))).toEqual(['Often', 'Seldom', 'Never']);
  });

  it('of level basketball players is total points, or fewer matches, then name', () => {
    const rows = [
      basketballer({ lastName: 'Å', points: 20, matches: 2 }),
      basketballer({ lastName: 'B', points: 20, matches: 2 }),
      basketballer({ lastName: 'C', points: 30, matches: 3 }),
      basketballer({ lastName: 'D', points: 20, matches: 1 }),
    ];
    expect(names(rows.toSorted(byPointsPerMatch))).toEqual(['D', 'C', 'B', 'Å']);
    expect(names(rows.toSorted(byPoints))).toEqual(['C', 'D', 'B', 'Å']);
  });

  it('of basketball teams is points per match, then name, without a name first', () => {
    const rows = [
      basketballTeam({ orgName: 'Åsane', points: 160, matches: 2 }),
      basketballTeam({ orgName: 'Bærum', points: 80, matches: 1 }),
      basketballTeam({ orgName: 'Centrum', points: 90, matches: 1 }),
      basketballTeam({ orgName: 'Nobody', points: 0, matches: 0 }),
      basketballTeam({ orgName: null, points: 80, matches: 1 }),
    ];
    expect(rows.toSorted(byTeamPoints).map(({ name }) => name)).toEqual([
      'Centrum',
      null,
      'Bærum',
      'Åsane',
      'Nobody',
    ]);
  });

  it('of level goalkeepers is more time in goal, then name', () => {
    const rows = [
      goalie({ lastName: 'Å', shots: 10, sv: 10, ga: 0, minutesPlayed: 60, secondsPlayed: null }),
      goalie({ lastName: 'B', shots: 10, sv: 10, ga: 0, minutesPlayed: 60, secondsPlayed: null }),
      goalie({ lastName: 'C', shots: 10, sv: 10, ga: 0, minutesPlayed: 90, secondsPlayed: null }),
    ];
    expect(names(rows.toSorted(bySaves))).toEqual(['C', 'B', 'Å']);
  });

  it('of soccer players level in goals and matches is name, whichever was sent', () => {
    const rows = [
      footballer({ fullName: 'Åse Dal' }),
      footballer({ fullName: null, lastName: 'Berg' }),
      footballer({ fullName: 'Kari Nes', lastName: 'A' }),
      footballer({ fullName: null }),
    ];
    expect(rows.toSorted(byGoals).map(({ reportedName, lastName }) => reportedName ?? lastName)).toEqual([
      null,
      'Berg',
      'Kari Nes',
      'Åse Dal',
    ]);
  });

  it('of soccer is goals, then fewer matches', () => {
    const rows = [footballer({ goals: 3, matches: 6 }), footballer({ goals: 3, matches: 4 }), footballer()];
    expect(rows.toSorted(byGoals).map(({ goals, matches }) => [goals, matches])).toEqual([
      [6, 6],
      [3, 4],
      [3, 6],
    ]);
  });
});
