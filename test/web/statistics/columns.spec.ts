import type { Basis } from '@kampdag/core/league/player/perGame';
import { type Language, languages } from '@kampdag/core/site/language';
import { describe, expect, it } from 'vitest';
import { statisticsColumns } from '../../../src/web/screens/statistics/statisticsColumns.tsx';
import { basketballPlayers } from '../../../src/web/sports/basketball/statistics/players.ts';
import {
  attendance as attendanceDefinition,
  attendanceSum,
} from '../../../src/web/sports/icehockey/statistics/attendance.tsx';
import { goalies } from '../../../src/web/sports/icehockey/statistics/goalies.ts';
import { skaters } from '../../../src/web/sports/icehockey/statistics/skaters.ts';
import { hockeyTeams } from '../../../src/web/sports/icehockey/statistics/teams.tsx';
import { soccerPlayersStatistics } from '../../../src/web/sports/soccer/statistics/players.ts';
import type { StatisticsDefinition } from '../../../src/web/statistics/definition.ts';
import { type Column, textOf } from '../../../src/web/ui/table/column.ts';
import { attendance, basketballer, footballer, goalie, hockeyTeam, skater } from './rows.ts';

const columnsOf = <P, Row extends object>(
  definition: StatisticsDefinition<P, Row>,
  league: readonly Row[],
  { basis = 'game', language = 'en' }: { readonly basis?: Basis; readonly language?: Language } = {},
) => statisticsColumns(definition, league, basis, language);

const headings = <Row>(columns: readonly Column<Row>[]) => columns.map(({ label }) => label);

/** A row's formatted values by column key. */
const written = <Row>(columns: readonly Column<Row>[], row: Row): Readonly<Record<string, string>> =>
  Object.fromEntries(columns.map((column) => [column.key, textOf(column, row, String)]));

const values = <Row>(columns: readonly Column<Row>[], row: Row) =>
  Object.fromEntries(columns.map((column) => [column.key, column.value(row)]));

describe('the columns of skaters', () => {
  const columns = columnsOf(skaters, [skater()]);

  it('are those of the specification (§3) in the order of scoring lists', () => {
    expect(headings(columns).join(' ')).toBe(
      'Player No. Team Pos GP G A PTS +/- PIM PPG PPA SHG SHA GWG S S% FO FO% TOI TOI/GP',
    );
  });

  it('show the sent fields: points are `pts`, and `points` is plus/minus', () => {
    expect(written(columns, skater())).toMatchObject({
      player: 'Markus Østbye',
      number: '77',
      goals: '7',
      assists: '3',
      points: '10',
      plusMinus: '+7',
      penaltyMinutes: '4',
      powerPlayGoals: '2',
      powerPlayAssists: '1',
      shortHandedGoals: '0',
      shortHandedAssists: '1',
      gameWinningGoals: '2',
    });
  });

  it('show percentages with one decimal, from a share of 0 to 1 as from a percentage', () => {
    expect(written(columns, skater())).toMatchObject({
      shootingPercentage: '33.3',
      faceoffPercentage: '58.3',
    });
    expect(written(columns, skater({ faceoffsWinPct: 58.33 }))['faceoffPercentage']).toBe('58.3');
    expect(written(columnsOf(skaters, [skater()], { language: 'no' }), skater())['shootingPercentage']).toBe(
      '33,3',
    );
    expect(written(columns, skater({ goalsScored: 1, shots: 1 }))['shootingPercentage']).toBe('100.0');
  });

  it('show time on ice in minutes and seconds, total and per game', () => {
    expect(written(columns, skater())).toMatchObject({ timeOnIce: '353:26', timeOnIcePerGame: '20:47' });
    expect(written(columns, skater({ secondsPlayed: null }))['timeOnIce']).toBe('353:00');
  });

  it('show a dash for unknown values, and sort them last', () => {
    const bare = skater({
      shots: 0,
      shotsPct: null,
      faceOffs: 0,
      faceoffsWinPct: null,
      minutesPlayed: 0,
      secondsPlayed: null,
      shirtNo: null,
    });
    const nothing = {
      shootingPercentage: null,
      faceoffPercentage: null,
      timeOnIce: null,
      timeOnIcePerGame: null,
      number: null,
    };
    expect(values(columns, bare)).toMatchObject(nothing);
    expect(written(columns, bare)).toMatchObject(
      Object.fromEntries(Object.keys(nothing).map((key) => [key, '–'])),
    );
  });

  it('show a negative plus/minus with a real minus sign', () => {
    expect(written(columns, skater({ points: -5 }))['plusMinus']).toBe('−5');
    expect(written(columns, skater({ points: 0 }))['plusMinus']).toBe('0');
  });
});

describe('the columns of goalies', () => {
  const columns = columnsOf(goalies, [goalie()]);

  it('are those of the specification (§3)', () => {
    expect(headings(columns).join(' ')).toBe('Player No. Team GP W L T SO MIN SA SV GA GAA SV%');
  });

  it('compute save percentage with one decimal and goals against × 60 / minutes (§9)', () => {
    expect(written(columns, goalie())).toMatchObject({
      timeInGoal: '724:25',
      goalsAgainst: '26',
      goalsAgainstAverage: '2.15',
      savePercentage: '92.9',
    });
  });

  it('take goals against from shots and saves where none were sent', () => {
    expect(values(columns, goalie({ ga: null, shots: 30, sv: 27 }))['goalsAgainst']).toBe(3);
  });

  it('show the federation’s value where it sends neither shots nor time, and a dash without one', () => {
    const silent = { shots: 0, sv: 0, minutesPlayed: 0, secondsPlayed: null };
    expect(written(columns, goalie(silent))).toMatchObject({
      savePercentage: '92.9',
      goalsAgainstAverage: '2.15',
    });
    expect(written(columns, goalie({ ...silent, svPct: null, gaa: null }))).toMatchObject({
      savePercentage: '–',
      goalsAgainstAverage: '–',
    });
  });
});

describe('the columns of hockey teams', () => {
  const columns = columnsOf(hockeyTeams, [hockeyTeam()]);

  it('are those of the specification (§3)', () => {
    expect(headings(columns).join(' ')).toBe('Team GP PPGF ADV PP% SHGA TSH PPGA PK% SHGF FO%');
  });

  it('compute percentages with one decimal', () => {
    expect(written(columns, hockeyTeam())).toMatchObject({
      powerPlayPercentage: '23.9',
      penaltyKillPercentage: '88.9',
      faceoffPercentage: '50.4',
    });
  });

  it('are 0 per cent without a power play (§5), unless the federation says otherwise', () => {
    const none = { adv: 0, ppgf: 0, ppPct: null, tsh: 0, ppga: 0, pkPct: null, faceoffsWinPct: null };
    expect(values(columns, hockeyTeam(none))).toMatchObject({
      powerPlayPercentage: 0,
      penaltyKillPercentage: 0,
      faceoffPercentage: null,
    });
    expect(values(columns, hockeyTeam({ ...none, ppPct: 20 }))['powerPlayPercentage']).toBe(20);
  });
});

describe('the columns of attendance', () => {
  const columns = columnsOf(attendanceDefinition, [attendance()]);

  it('are team, last match, total, games and average', () => {
    expect(headings(columns)).toEqual(['Team', 'Last', 'Total', 'Matches', 'Average']);
    expect(values(columns, attendance())).toEqual({
      team: 'Kvitfjord',
      lastMatch: 1351,
      total: 13489,
      games: 10,
      average: 1349,
    });
  });

  it('ignore matches without a count (R10), and have no average before the first', () => {
    expect(values(columns, attendance({ yesterday: -1, total: 0, games: 0 }))).toMatchObject({
      lastMatch: null,
      average: null,
    });
  });

  it('add up to the league’s attendance, matches and average', () => {
    expect(attendanceSum([attendance(), attendance({ total: 1000, games: 2 })])).toEqual({
      total: 14489,
      games: 12,
      average: 1207,
    });
    expect(attendanceSum([])).toEqual({ total: 0, games: 0, average: null });
  });
});

describe('the columns of basketball players', () => {
  const row = basketballer();
  const basketball = (basis: Basis, rows = [row]) => columnsOf(basketballPlayers, rows, { basis });

  it('are those of the specification (§3), shots made, attempted and in percent', () => {
    expect(headings(basketball('game')).join(' ')).toBe(
      'Player No. Team GP MIN PTS 2PM 2PA 2P% 3PM 3PA 3P% FTM FTA FT% OREB DREB REB AST STL BLK TO PF EFF',
    );
  });

  it('show totals', () => {
    expect(written(basketball('total'), row)).toMatchObject({
      number: '00',
      matches: '4',
      minutes: '120:00',
      points: '62',
      twoMade: '18',
      twoAttempts: '32',
      twoPercentage: '56',
      threeMade: '6',
      threeAttempts: '16',
      threePercentage: '38',
      freeMade: '8',
      freeAttempts: '10',
      freePercentage: '80',
      rebounds: '26',
    });
  });

  it('or averages per game with one decimal; percentages and efficiency stay', () => {
    expect(written(basketball('game'), row)).toMatchObject({
      matches: '4',
      minutes: '30:00',
      points: '15.5',
      twoMade: '4.5',
      twoAttempts: '8.0',
      twoPercentage: '56',
      rebounds: '6.5',
      steals: '1.3',
      efficiency: written(basketball('total'), row)['efficiency'] ?? '',
    });
  });

  it('have efficiency per minute with two decimals (§9), and none without playing time', () => {
    // 62 + 26 + 11 + 5 + 2 - 26 - 7 = 73 in 120 minutes.
    expect(written(basketball('game'), row)['efficiency']).toBe('0.61');
    const simple = basketballer({ totalSeconds: 0 });
    expect(written(basketball('game'), simple)).toMatchObject({ efficiency: '–', minutes: '–' });
  });

  it('mark percentages as incomplete where only made shots were reported (R27)', () => {
    const made = basketballer({ p2MissSum: 0, p3MissSum: 0 });
    const columns = basketball('total', [made]);
    expect(written(columns, made)).toMatchObject({
      twoMade: '18',
      twoAttempts: '–*',
      twoPercentage: '–*',
      threePercentage: '–*',
      freePercentage: '80',
    });
    expect(values(columns, made)['twoPercentage']).toBeNull();
  });
});

describe('the columns of soccer players', () => {
  it('are name, team, matches, goals and cards (§2)', () => {
    const columns = columnsOf(soccerPlayersStatistics, [footballer()]);
    expect(headings(columns)).toEqual(['Player', 'Team', 'Matches', 'Goals', 'Red', 'Yellow']);
    expect(values(columns, footballer())).toEqual({
      player: 'Pål Kristiansen',
      team: 'Tindevik',
      matches: 6,
      goals: 6,
      yellowCards: 2,
      redCards: 1,
    });
  });
});

describe.each(languages)('every abbreviation in %s', (language) => {
  const tables = {
    skaters: columnsOf(skaters, [skater()], { language }),
    goalies: columnsOf(goalies, [goalie()], { language }),
    teams: columnsOf(hockeyTeams, [hockeyTeam()], { language }),
    attendance: columnsOf(attendanceDefinition, [attendance()], { language }),
    basketball: columnsOf(basketballPlayers, [basketballer()], { language }),
  };

  it.each(Object.entries(tables))('of %s is explained, and has one meaning', (_, columns) => {
    const short = columns.filter(({ key }) => key !== 'player' && key !== 'team');
    expect(short.filter(({ explanation }) => explanation === undefined).map(({ label }) => label)).toEqual(
      [],
    );
    expect(new Set(columns.map(({ label }) => label)).size).toBe(columns.length);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
  });
});

describe('a column without any reported value', () => {
  const simple = { totalSeconds: 0, assists: 0, toSum: 0, blSum: 0, offRebSum: 0, defRebSum: 0, stSum: 0 };

  it('shows dashes, not 0.0, and offers neither sorting nor export', () => {
    const league = [basketballer(simple), basketballer({ ...simple, personId: 2, fouls: 0 })];
    const [first = basketballer()] = league;
    const reported = columnsOf(basketballPlayers, league);
    expect(written(reported, first)).toMatchObject({
      points: '15.5',
      fouls: '2.3',
      rebounds: '–',
      offensiveRebounds: '–',
      assists: '–',
      steals: '–',
      blocks: '–',
      turnovers: '–',
      efficiency: '–',
    });
    expect(values(reported, first)['blocks']).toBeNull();
  });

  it('differs from one where only some players have none', () => {
    const league = [basketballer({ blSum: 0 }), basketballer({ personId: 2 })];
    const [first = basketballer()] = league;
    expect(written(columnsOf(basketballPlayers, league), first)['blocks']).toBe('0.0');
  });
});
