import {
  federationValue,
  pointsPercentage,
  standingsColumns,
  standingsValue,
} from '@kampdag/core/league/standings/standingsColumn';
import {
  goalDifference,
  goalsText,
  hasWithdrawn,
  StandingsRow,
  standingsKey,
  standingsName,
} from '@kampdag/core/league/standings/standingsRow';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { sportKinds } from '@kampdag/core/sportKind';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueOf } from '../../../arbitraries/schema.ts';
import { decoded } from '../decoded.ts';

const setting = (typeId: number, label: string | null = null) => ({ typeId, label, name: null });
const keys = (...args: Parameters<typeof standingsColumns>): readonly string[] =>
  standingsColumns(...args).map((column) => (typeof column === 'string' ? column : `id ${column.typeId}`));
const rowFrom = (wire: object): StandingsRow => decoded(StandingsRow, wire);

const isOut = (teamEntryStatus: string | null): boolean => hasWithdrawn(rowFrom({ teamEntryStatus }));

describe('the columns of the standings (§9)', () => {
  it('are those of the settings, by their ids, in their order, after position and team (§9)', () => {
    const ids = [1, 2, 3, 4, 5, 7, 8, 34, 35, 36, 37, 38, 39, 40, 41, 42, 100];
    expect(
      keys(
        sportOf('icehockey'),
        ids.map((id) => setting(id)),
      ),
    ).toEqual([
      'position',
      'team',
      'matches',
      'victories',
      'draws',
      'losses',
      'points',
      'goalsScored',
      'goalsConceded',
      'bonusPoints',
      'victoriesFullTime',
      'victoriesOvertime',
      'victoriesPenalties',
      'lossesFullTime',
      'lossesOvertime',
      'lossesPenalties',
      'penaltyMinutes',
      'pointsPercentage',
      'goals',
    ]);
    expect(keys(sportOf('soccer'), [setting(5), setting(1)])).toEqual([
      'position',
      'team',
      'points',
      'matches',
    ]);
  });

  it('show each column once, those too whose ids are not known', () => {
    const settings = [setting(999, 'X'), setting(5, 'P'), setting(5, 'Poeng'), setting(999, 'X'), setting(6)];
    expect(keys(sportOf('soccer'), settings)).toEqual(['position', 'team', 'id 999', 'points', 'id 6']);
  });

  it('have the value of an unknown id from the field of its name, else of its label, null otherwise', () => {
    const row = rowFrom({
      orgId: 7,
      fairPlay: 3,
      pointsHome: 0,
      goalDifference: -4,
      teamEntryStatus: 'Deltar',
    });
    const value = (name: string | null, label: string | null = null) =>
      federationValue(row, { typeId: 99, name, label });
    expect([value('fairPlay'), value('Fair Play'), value(null, 'FAIR-PLAY')]).toEqual([3, 3, 3]);
    expect([value('PointsHome'), value('Points home', 'PH')]).toEqual([0, 0]);
    expect([value('goal difference'), value('Deltar'), value(null), value('', '?')]).toEqual([
      -4,
      null,
      null,
      null,
    ]);
    expect(
      federationValue(rowFrom({ victoriesOvertimeTotal: 2 }), {
        typeId: 99,
        name: 'Victories overtime',
        label: 'C',
      }),
    ).toBe(2);
  });

  it('break losses down in the order of wins, whatever order the settings name them in (§2)', () => {
    const lossesFirst = [1, 40, 39, 38, 37, 35, 5].map((id) => setting(id));
    expect(keys(sportOf('icehockey'), lossesFirst).slice(2)).toEqual([
      'matches',
      'lossesFullTime',
      'lossesOvertime',
      'lossesPenalties',
      'victoriesFullTime',
      'victoriesPenalties',
      'points',
    ]);
    const apart = [40, 5, 38].map((id) => setting(id));
    expect(keys(sportOf('icehockey'), apart).slice(2)).toEqual([
      'lossesFullTime',
      'lossesPenalties',
      'points',
    ]);
  });

  it("are the sport's own without settings: hockey's as the specification lists them", () => {
    const victories = ['victoriesFullTime', 'victoriesOvertime', 'victoriesPenalties'];
    const losses = ['lossesFullTime', 'lossesOvertime', 'lossesPenalties'];
    const goals = ['goalsScored', 'goalsConceded'];
    expect(keys(sportOf('icehockey'), [])).toEqual([
      'position',
      'team',
      'matches',
      ...victories,
      'draws',
      ...losses,
      'bonusPoints',
      ...goals,
      'points',
      'penaltyMinutes',
    ]);
    expect(keys(sportOf('icehockey'), [setting(999)])).toEqual([...keys(sportOf('icehockey'), []), 'id 999']);
    const ball = (['basketball', 'volleyball', 'soccer'] as const).map((sport) =>
      keys(sportOf(sport), []).slice(2, 8).join(' '),
    );
    expect(ball).toEqual([
      'matches victories losses goals goalDifference points',
      'matches victories losses goals points partialPointsScored',
      'matches victories draws losses goals goalDifference',
    ]);
  });

  it("end with volleyball's rally points, whatever the settings", () => {
    const rally = ['partialPointsScored', 'partialPointsConceded', 'partialPointsDifference'];
    expect(keys(sportOf('volleyball'), []).slice(-3)).toEqual(rally);
    expect(keys(sportOf('volleyball'), [setting(1)])).toEqual(['position', 'team', 'matches', ...rally]);
    expect(keys(sportOf('basketball'), [])).not.toContain('partialPointsScored');
  });

  it('are distinct, and every row has a value for each', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...sportKinds),
        fc.array(fc.integer({ min: 0, max: 101 }).map((id) => setting(id))),
        valueOf(StandingsRow),
        (sport, settings, row) => {
          const columns = keys(sportOf(sport), settings);
          expect(new Set(columns).size).toBe(columns.length);
          for (const column of standingsColumns(sportOf(sport), settings))
            expect(
              typeof column === 'string' ? standingsValue(row, column, 3) : federationValue(row, column),
            ).not.toBeUndefined();
        },
      ),
    );
  });
});

describe('a row of the standings (wire-format §3)', () => {
  const row = rowFrom({
    orgId: 7,
    orgName: 'Storhamar ',
    matches: 5,
    totalMatches: 6,
    totalPoints: -1,
    goalsScored: 12,
    goalsConceeded: 7,
    partialPointsScored: 90,
    partialPointsConceded: 100,
  });

  it('counts totalMatches before matches, and matches where there is no other', () => {
    expect(row.matches).toBe(6);
    expect(rowFrom({ matches: 5 }).matches).toBe(5);
    expect(rowFrom({ totalMatches: null, matches: 5 }).matches).toBe(5);
    expect(rowFrom({ matches: 5, totalMatches: null }).matches).toBe(5);
  });

  it('shows the overridden name preferred, and trims it', () => {
    expect(standingsName(row)).toBe('Storhamar');
    expect(standingsName(rowFrom({ orgName: 'A', overriddenName: ' B ' }))).toBe('B');
    expect(standingsName(rowFrom({ orgName: null }))).toBeNull();
  });

  it('keeps negative points after a deduction', () => {
    expect(standingsValue(row, 'points', 2)).toBe(-1);
  });

  it('derives goals and difference from the counts if not sent', () => {
    expect([goalsText(row), goalDifference(row)]).toEqual(['12-7', 5]);
    const sent = rowFrom({ goalsScored: 3, totalGoalsFormatted: '3 - 1', goalDifference: 9 });
    expect([goalsText(sent), goalDifference(sent)]).toEqual(['3 - 1', 9]);
    expect(standingsValue(row, 'goals', 2)).toBe('12-7');
    expect(standingsValue(row, 'goalDifference', 2)).toBe(5);
    expect(goalsText(rowFrom({ goalsScored: 12, goalsConceeded: 7, totalGoalsFormatted: '-12-7' }))).toBe(
      '12-7',
    );
    expect(standingsValue(row, 'partialPointsDifference', 2)).toBe(-10);
    expect(standingsValue({ ...row, partialPointsDifference: 4 }, 'partialPointsDifference', 2)).toBe(4);
  });

  it('is identified by its entry, else by its team', () => {
    expect(standingsKey(row)).toBe('team 7');
    expect(standingsKey(rowFrom({ orgId: 7, entryId: 3 }))).toBe('entry 3');
  });

  it('recognises a withdrawn team by either word, and no other', () => {
    expect(['Trukket', 'STRØKET', 'Trukket/Strøket'].map(isOut)).toEqual([true, true, true]);
    expect(['Godkjent', null].map(isOut)).toEqual([false, false]);
  });
});

describe('the points percentage (§9)', () => {
  it('is the share of available points, one decimal, 0 before the first match', () => {
    expect(pointsPercentage({ points: 10, matches: 5 }, 3)).toBe(66.7);
    expect(pointsPercentage({ points: null, matches: 5 }, 3)).toBeNull();
    expect(pointsPercentage({ points: 10, matches: null }, 3)).toBeNull();
    expect(pointsPercentage({ points: 10, matches: 5 }, 2)).toBe(100);
    expect(pointsPercentage({ points: 3, matches: 1 }, 3)).toBe(100);
    expect(pointsPercentage({ points: 0, matches: 0 }, 2)).toBe(0);
    expect(pointsPercentage({ points: -1, matches: 5 }, 2)).toBe(-10);
    expect(standingsValue(rowFrom({ matches: 4, totalPoints: 6 }), 'pointsPercentage', 3)).toBe(50);
  });
});

describe('a figure of the standings (R35)', () => {
  const everyKey = [1, 2, 3, 4, 5, 7, 8, 34, 35, 36, 37, 38, 39, 40, 41, 42, 100].map((id) => setting(id));
  const all = [
    ...new Set(
      sportKinds.flatMap((sport) =>
        standingsColumns(sportOf(sport), everyKey).concat(standingsColumns(sportOf(sport), [])),
      ),
    ),
  ].flatMap((column) => (typeof column === 'string' ? column : []));

  const impossible = {
    ...StandingsRow.encode(
      Object.fromEntries(Object.keys(rowFrom({ orgName: 'Sparta' })).map((key) => [key, -1])) as never,
    ),
    orgName: 'Sparta',
    overriddenName: null,
    teamEntryStatus: null,
    totalGoalsFormatted: '-1-3',
    totalPoints: '1,5',
    bonusPointsTotal: 0.5,
    goalDifference: 2.5,
    partialPointsDifference: 3.5,
  };

  it.each([
    ['nobody reported it', { orgName: 'Sparta' }],
    ['it cannot be: a negative count, a fraction', impossible],
  ])('is unknown where %s', (_, wire) => {
    const sent = rowFrom(wire);
    expect(all.filter((key) => standingsValue(sent, key, 3) !== null)).toEqual(['team']);
    expect(federationValue(sent, { typeId: 999, label: 'HK', name: 'matchesHome' })).toBeNull();
  });

  it('belongs to a row without a name where none was sent', () => {
    expect(standingsName(rowFrom({ position: 1, orgName: ' ' }))).toBeNull();
  });
});
