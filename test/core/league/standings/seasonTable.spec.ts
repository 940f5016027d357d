import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { Decided } from '@kampdag/core/league/rules/rankingRule';
import {
  type MovedRow,
  placesByDay,
  type SeasonTable,
  seasonTable,
  tableAt,
} from '@kampdag/core/league/standings/seasonTable';
import { differenceOf, StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { type RunningMatch, tableIfEndedNow } from '@kampdag/core/league/standings/tableIfEndedNow';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import { addDays, type CivilDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generatedToday, plainMatch } from '../../../arbitraries/matches.ts';
import { runs } from '../../../support/runs.ts';
import { decoded } from '../decoded.ts';

const notPlayed = {
  matches: 0,
  victories: 0,
  draws: 0,
  losses: 0,
  victoriesFulltimeTotal: 0,
  victoriesOvertimeTotal: 0,
  victoriesPenaltiesTotal: 0,
  lossesFulltimeTotal: 0,
  lossesOvertimeTotal: 0,
  lossesPenaltiesTotal: 0,
  goalsScored: 0,
  goalsConceded: 0,
  totalPoints: 0,
};

const letters = ['A', 'B', 'C', 'D', 'E'];

/** A row of a team that has not played, unless told otherwise. */
const rowOf = (team: number, wire: object = {}): StandingsRow =>
  decoded(StandingsRow, {
    entryId: team,
    orgId: team,
    orgName: letters[team - 1] ?? `${team}`,
    ...notPlayed,
    ...wire,
  });

const fiveRows = [1, 2, 3, 4, 5].map((team) => rowOf(team));

const dayNo = (days: number): CivilDate => addDays(generatedToday, days);

/** A match of two teams on a day, by its result. */
const match = (
  id: number,
  [home, away]: readonly [number, number],
  goals: readonly [number, number] | null,
  day: number | null = 0,
): Match => ({
  ...plainMatch,
  matchId: MatchId(id),
  date: day === null ? null : dayNo(day),
  teams: {
    home: { teamId: TeamId(home), name: letters[home - 1] ?? '', clubOrgId: null },
    away: { teamId: TeamId(away), name: letters[away - 1] ?? '', clubOrgId: null },
  },
  result: goals === null ? null : { goals: { home: goals[0], away: goals[1] }, text: null },
});

interface Choice {
  readonly sport?: SportKind;
  readonly rows?: readonly StandingsRow[];
  readonly multiplier?: 2 | 3;
  readonly decided?: ReadonlyMap<number, Decided>;
}

const tableOf = (
  matches: readonly Match[],
  { sport = 'basketball', rows = fiveRows, multiplier = 3, decided = new Map() }: Choice = {},
): SeasonTable =>
  seasonTable({
    rows,
    matches,
    sport: sportOf(sport),
    multiplier,
    decidedOf: (id) => decided.get(id) ?? null,
  });

const last = dayNo(100);

const namesAt = (table: SeasonTable, day = last): string =>
  tableAt(table, day)
    .map(({ row }) => row.orgName)
    .join('');

const figures = (rows: readonly MovedRow[]) =>
  rows.map(({ row, gain }) => [row.orgName, row.position, row.matches, row.points, row.goalsScored, gain]);

const someSport = fc.constantFrom(...sportKinds);

/** Results of five teams over some weeks; sets in volleyball, and no level end where there is none. */
const resultsOf = (sport: SportKind): fc.Arbitrary<readonly Match[]> => {
  const goals: fc.Arbitrary<readonly [number, number]> =
    sport === 'volleyball'
      ? fc.constantFrom([3, 0], [3, 1], [3, 2], [0, 3], [1, 3], [2, 3])
      : fc
          .tuple(fc.nat(4), fc.nat(4))
          .map(([home, away]) => [home, home === away && sport === 'basketball' ? away + 1 : away]);
  const pair = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 4 }))
    .map(([home, next]): readonly [number, number] => [home, ((home - 1 + next) % 5) + 1]);
  return fc
    .array(fc.tuple(pair, goals, fc.nat(40)), { maxLength: 25 })
    .map((all) => all.map(([teams, result, day], id) => match(id + 1, teams, result, day)));
};

const season = someSport.chain((sport) =>
  fc.record({ sport: fc.constant(sport), matches: resultsOf(sport) }),
);

const won = (team: number, scored: number, conceded: number, points: number, count: number) =>
  rowOf(team, { matches: count, goalsScored: scored, goalsConceded: conceded, totalPoints: points });

describe('a computed table', () => {
  it('is the same for any order of results', () => {
    const shuffled = season.chain(({ sport, matches }) =>
      fc.record({
        sport: fc.constant(sport),
        matches: fc.constant(matches),
        other: fc.shuffledSubarray([...matches], { minLength: matches.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, fc.nat(45), ({ sport, matches, other }, day) => {
        expect(figures(tableAt(tableOf(other, { sport }), dayNo(day)))).toEqual(
          figures(tableAt(tableOf(matches, { sport }), dayNo(day))),
        );
      }),
      { numRuns: runs(60) },
    );
  });

  it('of a day equals that of a season that ended on it', () => {
    fc.assert(
      fc.property(season, fc.nat(45), ({ sport, matches }, day) => {
        const until = matches.filter(({ date }) => date !== null && date <= dayNo(day));
        const [ended, whole] = [tableOf(until, { sport }), tableOf(matches, { sport })];
        // Both are compared with one table of the federation, which the results of a part may explain by another order.
        fc.pre(ended.order === whole.order && ended.extra.join() === whole.extra.join());
        expect(figures(tableAt(ended, dayNo(day)))).toEqual(figures(tableAt(whole, dayNo(day))));
      }),
      { numRuns: runs(60) },
    );
  });

  it('has exactly the points of its matches', () => {
    const worth: Readonly<Record<SportKind, (goals: readonly [number, number]) => number>> = {
      icehockey: ([home, away]) => (home === away ? 2 : 3),
      basketball: () => 2,
      volleyball: () => 3,
      soccer: ([home, away]) => (home === away ? 2 : 3),
      handball: () => 2,
      plain: ([home, away]) => (home === away ? 2 : 3),
    };
    fc.assert(
      fc.property(season, ({ sport, matches }) => {
        const rows = tableAt(tableOf(matches, { sport }), last).map(({ row }) => row);
        const sum = (of: (row: StandingsRow) => number | null) =>
          rows.reduce((total, row) => total + (of(row) ?? Number.NaN), 0);
        const given = matches.map(({ result }) => result?.goals ?? { home: 0, away: 0 });
        expect(sum(({ points }) => points)).toBe(
          given.reduce((total, { home, away }) => total + worth[sport]([home, away]), 0),
        );
        expect(sum((row) => differenceOf(row.goalsScored, row.goalsConceded))).toBe(0);
        expect(sum(({ victories }) => victories)).toBe(sum(({ losses }) => losses));
        const places = matches.length === 0 ? [null, null, null, null, null] : [1, 2, 3, 4, 5];
        expect(rows.map(({ position }) => position)).toEqual(places);
        // Volleyball ranks by matches won before points.
        const first = sport === 'volleyball' ? 'victories' : 'points';
        expect(rows.map((row) => row[first])).toEqual(
          rows.map((row) => row[first]).toSorted((a, b) => (b ?? 0) - (a ?? 0)),
        );
      }),
      { numRuns: runs(60) },
    );
  });

  it('as of a day before the season ranks nobody (issue 37, point 10)', () => {
    const table = tableOf([match(1, [1, 2], [2, 1], 5)]);
    const placesAt = (day: CivilDate) => tableAt(table, day).map(({ row, gain }) => [row.position, gain]);
    expect(placesAt(dayNo(4))).toEqual(Array.from({ length: 5 }, () => [null, null]));
    expect(placesAt(dayNo(5)).map(([place]) => place)).toEqual([1, 2, 3, 4, 5]);
  });

  it('separates level teams by their mutual matches, as in FIBA’s own example', () => {
    const example = [
      match(1, [1, 2], [100, 55]),
      match(2, [1, 3], [90, 85]),
      match(3, [1, 4], [75, 80]),
      match(4, [2, 3], [100, 95]),
      match(5, [2, 4], [80, 75]),
      match(6, [3, 4], [60, 55]),
    ];
    expect(namesAt(tableOf(example, { rows: fiveRows.slice(0, 4).toReversed() }))).toBe('ABCD');
  });

  it('separates them as the federation’s own table does', () => {
    const matches = [
      match(1, [1, 2], [1, 0]),
      match(2, [2, 3], [9, 0]),
      match(3, [3, 1], [1, 0]),
      match(4, [3, 4], [0, 1]),
      match(5, [1, 4], [0, 1]),
    ];

    const [a, b, c, d] = [
      won(1, 1, 2, 2, 3),
      won(2, 9, 1, 2, 2),
      won(3, 1, 10, 2, 3),
      won(4, 2, 0, 4, 2),
    ] as const;
    for (const rows of [[d, b, a, c]]) {
      const table = tableOf(matches, { sport: 'handball', rows });
      expect(namesAt(table)).toBe('DBAC');
      expect(table.caveats).toEqual([]);
    }
    const drawn = tableOf(matches, { sport: 'handball', rows: [d, c, a, b] });
    expect(drawn.caveats).toEqual([{ type: 'order' }]);
  });

  it('counts unexplained points from the start, with a caveat', () => {
    const docked = rowOf(1, { matches: 1, goalsScored: 2, goalsConceded: 1, totalPoints: -1 });
    const table = tableOf([match(1, [1, 2], [2, 1], 5)], {
      rows: [rowOf(2, { matches: 1, goalsScored: 1, goalsConceded: 2 }), docked],
    });
    expect(table.caveats).toEqual([{ type: 'points', row: docked, points: -3 }]);
    expect(tableAt(table, dayNo(4)).map(({ row }) => [row.orgName, row.points])).toEqual([
      ['B', 0],
      ['A', -3],
    ]);
  });

  it('keeps to the results where the federation’s table tells no figure, or one that cannot be (R35)', () => {
    const rows = [
      rowOf(1, { matches: -1, goalsScored: null, goalsConceded: null, totalPoints: 9 }),
      rowOf(2, { matches: 1, goalsScored: 1.5, goalsConceded: 2, totalPoints: '1,5' }),
    ];
    const table = tableOf([match(1, [1, 2], [2, 1])], { rows });
    expect(table.caveats.filter(({ type }) => type === 'points' || type === 'matches')).toEqual([]);
    expect(tableAt(table, last).map(({ row }) => [row.orgName, row.points, row.matches])).toEqual([
      ['A', 2, 1],
      ['B', 0, 1],
    ]);
  });

  it('has a caveat if the federation counts other matches than the published results', () => {
    const [first] = tableOf([match(1, [1, 2], [2, 1])], {
      rows: [rowOf(1, { matches: 2, totalPoints: 4 })],
    }).caveats;
    expect(first?.type).toBe('matches');
  });

  it('gives two points for overtime in hockey if a sheet shows it, with a caveat for matches without one', () => {
    const matches = [match(1, [1, 2], [3, 2]), match(2, [3, 4], [3, 2]), match(3, [3, 4], [5, 2])];
    const table = tableOf(matches, { sport: 'icehockey', decided: new Map([[1, 'penalties']]) });
    expect(tableAt(table, last).map(({ row }) => [row.orgName, row.points, row.victoriesPenalties])).toEqual([
      ['C', 6, 0],
      ['A', 2, 1],
      ['B', 1, 0],
      ['E', 0, 0],
      ['D', 0, 0],
    ]);
    expect(table.caveats).toContainEqual({ type: 'overtime', matches: 1 });
  });

  it('counts matches without a day on the last day, and leaves out those whose status is not kept', () => {
    const table = tableOf([
      match(1, [1, 2], [2, 1], 3),
      match(2, [3, 2], [2, 1], null),
      { ...match(3, [4, 5], [9, 0], 1), statusTypeId: 7 },
    ]);
    expect(table.days).toEqual([dayNo(3)]);
    expect(tableAt(table, dayNo(2)).map(({ row }) => row.matches)).toEqual([0, 0, 0, 0, 0]);
    expect(tableAt(table, dayNo(3)).map(({ row }) => row.matches)).toEqual([1, 1, 0, 0, 2]);
  });

  it('gives the places gained in a week, and null before there was a table', () => {
    const table = tableOf([
      match(1, [1, 2], [2, 0], 1),
      match(2, [2, 3], [9, 0], 10),
      match(3, [2, 3], [9, 0], 11),
    ]);
    expect(tableAt(table, dayNo(5)).every(({ gain }) => gain === null)).toBe(true);
    expect(tableAt(table, dayNo(12)).map(({ row, gain }) => [row.orgName, gain])).toEqual([
      ['B', 4],
      ['A', -1],
      ['D', 0],
      ['E', 0],
      ['C', -3],
    ]);
    expect(placesByDay(table)[1]).toEqual([
      { date: dayNo(1), place: 5, points: 0 },
      { date: dayNo(10), place: 1, points: 2 },
      { date: dayNo(11), place: 1, points: 4 },
    ]);
  });
});

const running = (
  id: number,
  teams: readonly [number, number],
  [home, away]: readonly [number, number],
  more: Partial<RunningMatch> = {},
): RunningMatch => ({
  match: match(id, teams, null),
  goals: { home, away },
  decided: 'fullTime',
  isOver: false,
  ...more,
});

const pointsIfEnded = (
  sport: SportKind,
  score: readonly [number, number],
  more: Partial<RunningMatch> = {},
) =>
  tableIfEndedNow(tableOf([], { sport }), [running(1, [1, 2], score, more)])
    .filter(({ morePoints }) => morePoints !== null)
    .map(({ row, morePoints }) => `${row.orgName}${morePoints}`)
    .toSorted()
    .join(' ');

const draws = (sport: SportKind) =>
  tableIfEndedNow(tableOf([], { sport }), [running(1, [1, 2], [2, 2])]).map(({ row }) => row.draws);

const ifLevel = (rows: readonly StandingsRow[], sport: SportKind) =>
  tableIfEndedNow(tableOf([], { rows, sport }), [running(1, [1, 2], [2, 2])]).map(({ row, morePoints }) => [
    row.draws,
    morePoints,
  ]);

const points = (rows: readonly { readonly row: StandingsRow }[]) =>
  Object.fromEntries(rows.map(({ row }) => [row.orgName, [row.points, row.matches, row.goalsScored]]));

describe('the table if live matches ended now', () => {
  it.each([
    ['icehockey', [2, 1], 'A3 B0'],
    ['icehockey', [2, 2], 'A1 B1'],
    ['basketball', [70, 70], 'A0 B0'],
    ['basketball', [71, 70], 'A2 B0'],
    ['volleyball', [1, 1], 'A0 B0'],
    ['volleyball', [2, 2], 'A1 B1'],
    ['volleyball', [2, 1], 'A2 B1'],
    ['volleyball', [3, 1], 'A3 B0'],
    ['handball', [20, 20], 'A1 B1'],
    ['soccer', [1, 1], 'A1 B1'],
  ] as const)(
    'gives each side what the score is worth, a level one what it is sure of: %s %s',
    (sport, score, given) => {
      expect(pointsIfEnded(sport, score)).toBe(given);
    },
  );

  it('counts a level match as drawn only if draws are possible', () => {
    expect(draws('handball')).toEqual([1, 1, 0, 0, 0]);
    expect(draws('icehockey')).toEqual([0, 0, 0, 0, 0]);
  });

  it('gives two points and one after a finished overtime', () => {
    expect(pointsIfEnded('icehockey', [2, 3], { decided: 'overtime', isOver: true })).toBe('A1 B2');
  });

  it('ignores a match that the federation has counted already, or that has a result', () => {
    const rows = [rowOf(1, { matches: 1, totalPoints: 2 }), rowOf(2, { matches: 1 })];
    const counted = tableIfEndedNow(tableOf([], { rows }), [running(1, [1, 2], [9, 0])]);
    expect(counted.map(({ row, morePoints }) => [row.points, morePoints])).toEqual([
      [2, null],
      [0, null],
    ]);
    const ended = tableIfEndedNow(tableOf([match(1, [1, 2], [9, 0])], { rows: [rowOf(1), rowOf(2)] }), [
      running(1, [1, 2], [9, 0]),
    ]);
    expect(ended.every(({ morePoints }) => morePoints === null)).toBe(true);
  });

  it('has no draw in a league without draws: a level match guarantees what its loser gets (issue 37, point 10)', () => {
    const late = [rowOf(1, { victoriesOvertimeTotal: 1 }), rowOf(2, { lossesOvertimeTotal: 1 })];
    const drawn = [rowOf(1, { draws: 1, victoriesOvertimeTotal: 1 }), rowOf(2)];
    expect(ifLevel(late, 'handball')).toEqual([
      [0, 0],
      [0, 0],
    ]);
    for (const rows of [drawn, [rowOf(1), rowOf(2)]]) {
      expect(ifLevel(rows, 'handball').map(([, points]) => points)).toEqual([1, 1]);
    }
  });

  it('adds nothing to a figure that the federation’s table does not tell (R35)', () => {
    const rows = [rowOf(1, { goalsScored: null }), rowOf(2), rowOf(3, { matches: null }), rowOf(4)];
    const moved = tableIfEndedNow(tableOf([], { rows }), [
      running(1, [1, 2], [2, 0]),
      running(2, [3, 4], [2, 0]),
    ]);
    const shown = moved.map(({ row, morePoints }) => [row.orgName, row.points, row.goalsScored, morePoints]);
    expect(shown).toEqual([
      ['A', 2, null, 2],
      ['C', 0, 0, null],
      ['D', 0, 0, null],
      ['B', 0, 0, 0],
    ]);
  });

  it('gives the places each team would gain on the federation’s table', () => {
    const moved = tableIfEndedNow(tableOf([]), [running(1, [5, 1], [2, 0])]);
    expect(moved.map(({ row, gain }) => [row.orgName, gain])).toEqual([
      ['E', 4],
      ['B', 0],
      ['C', 0],
      ['D', 0],
      ['A', -4],
    ]);
  });

  it('equals the later table if they end so', () => {
    fc.assert(
      fc.property(season, fc.nat(4), ({ sport, matches }, count) => {
        const [live, before] = [matches.slice(0, count), matches.slice(count)];
        const official = tableAt(tableOf(before, { sport }), last).map(({ row }) => row);
        const now = tableIfEndedNow(
          tableOf(before, { sport, rows: official }),
          live.map((one) => ({
            match: { ...one, result: null },
            goals: one.result?.goals ?? { home: 0, away: 0 },
            decided: 'fullTime' as const,
            isOver: true,
          })),
        );
        expect(points(now)).toEqual(points(tableAt(tableOf(matches, { sport }), last)));
      }),
      { numRuns: runs(60) },
    );
  });
});
