import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { playedByRow } from '@kampdag/core/league/standings/form';
import { pointsRace } from '@kampdag/core/league/standings/pointsRace';
import { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { sportOf } from '@kampdag/core/sport/sportOf';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import { describe, expect, it } from 'vitest';
import { plainMatch } from '../../../arbitraries/matches.ts';
import { decoded } from '../decoded.ts';

const rowOf = (wire: object): StandingsRow => decoded(StandingsRow, wire);

/** Team 7 at home, under a name, against team 9. */
const match = (id: number, name: string): Match => ({
  ...plainMatch,
  matchId: MatchId(id),
  date: `2026-10-0${id}` as CivilDate,
  teams: {
    home: { ...plainMatch.teams.home, teamId: TeamId(7), name },
    away: { ...plainMatch.teams.away, teamId: TeamId(9), name: 'Borte' },
  },
  result: { goals: { home: 3, away: 1 }, text: null },
});

const idsOf = (rows: readonly StandingsRow[], matches: readonly Match[]) =>
  rows.map((row) => playedByRow(rows, matches)(row).map(({ matchId }) => Number(matchId)));

const entry = (entryId: number, orgName: string, matches: number, totalPoints = 0) =>
  rowOf({ entryId, orgId: 7, orgName, matches, totalPoints });

const away = rowOf({ entryId: 9, orgId: 9, orgName: 'Borte', matches: 3 });

describe('the matches of a team that entered a league twice', () => {
  it('belong to the entry of the same name', () => {
    const rows = [entry(1, 'Verft 1', 2), entry(2, 'Verft 2', 1), away];
    const matches = [match(1, 'Verft 1'), match(2, 'Verft 2'), match(3, 'Verft 1')];
    expect(idsOf(rows, matches)).toEqual([[1, 3], [2], [1, 2, 3]]);
  });

  it('belong to the only entry that has played, whatever its name', () => {
    expect(idsOf([entry(1, 'Verft', 0), entry(2, 'Verft', 2), away], [match(1, 'Verft')])).toEqual([
      [],
      [1],
      [1],
    ]);
  });

  it('belong to no entry if its entries have the same name', () => {
    const rows = [entry(1, 'Verft', 2), entry(2, 'Verft', 1), away];
    expect(idsOf(rows, [match(1, 'Verft')])).toEqual([[], [], [1]]);
  });

  it('give each entry a line of its own in the race, which ends in its own points', () => {
    const rows = [entry(1, 'Verft 1', 2, 6), entry(2, 'Verft 2', 1, 3)];
    const race = pointsRace(rows, [match(1, 'Verft 1'), match(2, 'Verft 2'), match(3, 'Verft 1')], {
      sport: sportOf('soccer'),
      multiplier: 3,
    });
    expect(race.map(({ row, points }) => [row.entryId, points.map(({ points: had }) => had)])).toEqual([
      [1, [0, 3, 6]],
      [2, [0, 3]],
    ]);
  });
});
