import { MatchId, TeamId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import { StandingsRow } from '@kampdag/core/league/standings/standingsRow';
import { type Language, languages } from '@kampdag/core/site/language';
import { iceHockey } from '@kampdag/core/sport/icehockey/iceHockey';
import { sportOf } from '@kampdag/core/sport/sportOf';
import { type SportKind, sportKinds } from '@kampdag/core/sportKind';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf } from '../../../src/web/i18n/figures.ts';
import { standingsMessages } from '../../../src/web/i18n/messages/standings.ts';
import { sideColumns, wholeColumns } from '../../../src/web/screens/standings/columns.tsx';
import { daysOf, pointsAt, raceLines } from '../../../src/web/screens/standings/race.ts';
import { type Standing, standingsOf } from '../../../src/web/screens/standings/standing.ts';
import { basketballStandings } from '../../../src/web/sports/basketball/standings.ts';
import { plainStandings } from '../../../src/web/sports/plain/standings.ts';
import { volleyballStandings } from '../../../src/web/sports/volleyball/standings.ts';
import { dateTicks } from '../../../src/web/ui/chart/dateTicks.ts';
import type { Column } from '../../../src/web/ui/table/column.ts';
import { plainMatch } from '../../arbitraries/matches.ts';
import { decoded } from '../../core/league/decoded.ts';

const rowOf = (wire: object): StandingsRow => decoded(StandingsRow, wire);

const played = (id: number, day: number, home: number, away: number): Match => ({
  ...plainMatch,
  matchId: MatchId(id),
  date: `2026-10-${String(day).padStart(2, '0')}` as CivilDate,
  result: { goals: { home, away }, text: null },
});

const standings = (matches: readonly Match[] | null = null): readonly Standing[] =>
  standingsOf(
    [
      rowOf({
        entryId: 7,
        orgId: 1,
        orgName: 'Storhamar',
        totalPoints: 6,
        matches: 4,
        goalsScored: 9,
        goalsConceded: 0,
      }),
      rowOf({ entryId: 8, orgId: 2, orgName: 'Vålerenga', teamEntryStatus: 'Trukket' }),
      rowOf({ orgName: 'Ikke avgjort' }),
    ],
    matches,
    { m: standingsMessages.en, marked: new Set([TeamId(1)]), zones: [], pathOf: (team) => `/team/${team}` },
  );

const letters = (text: string): readonly string[] => text.split('');

const headingsOf = {
  icehockey: null,
  basketball: basketballStandings,
  volleyball: volleyballStandings,
  soccer: null,
  handball: null,
  plain: plainStandings,
};
const wordsOf = (language: Language, sport: SportKind = 'icehockey') => ({
  m: standingsMessages[language],
  figures: figuresOf(language),
  own: headingsOf[sport]?.[language] ?? {},
});
const words = wordsOf('en');
const whole = { sport: sportOf('icehockey'), settings: [], multiplier: 3, showsForm: true } as const;
const isWide = ({ on }: Column<Standing>): boolean => on !== 'narrow';
const setting = (typeId: number, label: string | null = null) => ({ typeId, label, name: null });
const narrow = (sport: SportKind, settings = [setting(38), setting(5)]) =>
  wholeColumns({ ...whole, sport: sportOf(sport), settings }, words)
    .filter(({ on }) => on !== 'wide')
    .map(({ key }) => key);
const first = (): Standing => {
  const [standing] = standings([played(1, 1, 4, 1)]);
  if (standing === undefined) throw new Error('no row');
  return standing;
};

const federation = (typeId: number, label: string | null, name: string | null) => ({ typeId, label, name });

const keys = (choice: Parameters<typeof wholeColumns>[0]): readonly string[] =>
  wholeColumns(choice, words)
    .filter(isWide)
    .map(({ key }) => key);

const percentageOf = (multiplier: 2 | 3) =>
  wholeColumns({ ...whole, multiplier, settings: [setting(42)] }, words)
    .find(({ key }) => key === 'pointsPercentage')
    ?.text?.(first());

const raceTeam = (key: string, ...days: readonly (readonly [string, number])[]) => {
  const [start = { date: '2026-09-01' as CivilDate, points: 0 }, ...rest] = days.map(([date, points]) => ({
    date: date as CivilDate,
    points,
  }));
  return { key, name: key, line: { row: rowOf({ orgId: 1 }), points: [start, ...rest] as const } };
};

const ticksUntil = (to: string): readonly string[] =>
  dateTicks(daysOf([raceTeam('a', ['2026-09-01', 0], [to, 3])]), {
    day: (date) => date.slice(5),
    month: (date) => date.slice(0, 7),
  }).map(({ text }) => text);

describe('a row of the standings', () => {
  it('has a key of its own, also where a team stands twice and no entry tells its rows apart', () => {
    const twice = standingsOf([rowOf({ orgId: 7 }), rowOf({ orgId: 7 })], null, {
      m: standingsMessages.en,
      marked: new Set(),
      zones: [],
      pathOf: () => '/',
    });
    expect(new Set(twice.map(({ key }) => key)).size).toBe(2);
  });

  it("leads to its team, marks the filter's team and one that has withdrawn", () => {
    expect(standings().map(({ path, isMarked, hasWithdrawn }) => [path, isMarked, hasWithdrawn])).toEqual([
      ['/team/1', true, false],
      ['/team/2', false, true],
      [null, false, false],
    ]);
  });

  it('has the form of its last five matches, at home and away too, and none before they are known', () => {
    const days = [1, 2, 3, 4, 5, 6].map((day) => played(day, day, day === 6 ? 0 : 2, 1));
    const [storhamar, valerenga] = standings(days);
    expect(storhamar?.form).toEqual({ all: letters('WWWWL'), home: letters('WWWWL'), away: [] });
    expect(valerenga?.form).toEqual({ all: letters('LLLLW'), home: [], away: letters('LLLLW') });
    expect(standings()[0]?.form.all).toEqual([]);
  });
});

describe('the columns of the standings', () => {
  it("are the sport's own without settings, with form at the end (§2)", () => {
    expect(keys(whole)).toEqual(['position', 'team', ...iceHockey.standings.columns, 'form']);
    expect(keys({ ...whole, showsForm: false })).not.toContain('form');
  });

  it('are rank, team, games, wins, losses, difference and points where a table is narrow, whatever the league has chosen', () => {
    const all = ['position', 'team', 'matches', 'victories', 'losses', 'goalDifference', 'points'];
    for (const sport of sportKinds) expect(narrow(sport)).toEqual(all);
    expect(narrow('handball', [])).toEqual(all.toSpliced(4, 0, 'draws'));
  });

  it("are the settings' where there are some, headed in the visitor's language, not the federation's (§9)", () => {
    const settings = [setting(1, 'K'), setting(38, 'T'), setting(5, 'P')];
    const columns = wholeColumns({ ...whole, settings }, words).filter(isWide);
    expect(columns.map(({ label }) => label)).toEqual(['#', 'Team', 'GP', 'L', 'Pts', 'Form']);
    expect(columns[2]?.explanation).toBe('Games played');
    const norwegian = wholeColumns({ ...whole, settings }, wordsOf('no')).filter(isWide);
    expect(norwegian.map(({ label }) => label)).toEqual(['#', 'Lag', 'K', 'T', 'P', 'Form']);
  });

  it.each(sportKinds)('of %s are told apart by their headings: no two are called points', (sport) => {
    const everyId = [1, 2, 3, 4, 5, 7, 8, 34, 35, 36, 37, 38, 39, 40, 41, 42, 100].map((id) => setting(id));
    for (const language of languages) {
      for (const settings of [[], everyId]) {
        const columns = wholeColumns({ ...whole, sport: sportOf(sport), settings }, wordsOf(language, sport));
        const headings = columns.map(({ label, group }) => `${group ?? ''} ${label}`);
        const meanings = columns.map(({ label, explanation }) => explanation ?? label);
        expect(new Set(headings).size).toBe(columns.length);
        expect(new Set(meanings).size).toBe(columns.length);
        expect(headings.filter((heading) => /^ (points|poeng)$/i.test(heading))).toEqual([]);
      }
    }
  });

  it('that only the federation knows have its label and its figure, in its place, and no two look alike', () => {
    const settings = [
      federation(70, 'FP', 'fairPlay'),
      setting(1, 'K'),
      federation(71, 'FP', 'pointsHome'),
      federation(72, '+/-', null),
      federation(73, '+/−', null),
      federation(74, null, null),
      setting(5, 'P'),
      federation(75, 'Pts', 'Team'),
    ];
    const columns = wholeColumns({ ...whole, settings }, words).filter(isWide);
    expect(columns.map(({ label }) => label)).toEqual([
      '#',
      'Team',
      'FP',
      'GP',
      'pointsHome',
      '+/-',
      '+/− 73',
      '74',
      'Pts',
      'Pts 75',
      'Form',
    ]);
    const [standing] = standingsOf([rowOf({ orgId: 1, fairPlay: 3, pointsHome: 0 })], null, {
      m: standingsMessages.en,
      marked: new Set(),
      zones: [],
      pathOf: () => '/',
    });
    const value = (key: string) =>
      standing === undefined ? undefined : columns.find((column) => column.key === key)?.value(standing);
    expect([value('id-70'), value('id-71'), value('id-72')]).toEqual([3, 0, null]);
    const headings = fc.constantFrom('P', 'p', 'Pts', 'GP', 'K', '+/−', '+/-', 'Lag', 'Form', null);
    const some = fc.record({ typeId: fc.integer({ min: 1, max: 110 }), label: headings, name: headings });
    fc.assert(
      fc.property(
        fc.array(some),
        fc.constantFrom(...sportKinds),
        fc.constantFrom(...languages),
        (chosen, sport, language) => {
          const labels = wholeColumns(
            { ...whole, sport: sportOf(sport), settings: chosen },
            wordsOf(language, sport),
          )
            .filter(isWide)
            .map(
              ({ label, group }) =>
                `${label.toLowerCase().replace('−', '-')} ${label === '+/−' ? (group ?? '') : ''}`,
            );
          expect(new Set(labels).size).toBe(labels.length);
        },
      ),
    );
  });

  it('give the points percentage by the multiplier, always with one decimal', () => {
    expect([percentageOf(3), percentageOf(2)]).toEqual(['50.0', '75.0']);
  });

  it('sort goals by their difference, and hand a file what is written', () => {
    const goals = wholeColumns({ ...whole, settings: [setting(100)] }, words).find(
      ({ key }) => key === 'goals',
    );
    expect([goals?.value(first()), goals?.text?.(first()), goals?.file?.(first())]).toEqual([
      9,
      '9-0',
      '9-0',
    ]);
  });

  it.each([
    ['basketball', 'Points scored and against'],
    ['volleyball', 'Sets won and lost'],
    ['soccer', 'Goals for and against'],
    ['handball', 'Goals for and against'],
  ] as const)('say of %s what its goals are', (sport, explanation) => {
    expect(
      wholeColumns({ ...whole, sport: sportOf(sport) }, wordsOf('en', sport)).find(
        ({ key }) => key === 'goals',
      )?.explanation,
    ).toBe(explanation);
  });

  it('sum up what was played at home, with draws where the sport has them', () => {
    const columns = sideColumns('home', sportOf('icehockey'), words);
    const texts = columns.slice(1, -1).map((column) => column.text?.(first()) ?? column.value(first()));
    expect(texts).toEqual([1, 1, 0, 0, 4, 1, '+3', '100.0']);
    expect(sideColumns('away', sportOf('basketball'), words).map(({ key }) => key)).not.toContain('draws');
    expect(
      sideColumns('away', sportOf('icehockey'), words)
        .find(({ key }) => key === 'share')
        ?.text?.(first()),
    ).toBe('–');
  });
});

describe('the picture of the race', () => {
  it('names each of a few days, the Mondays of some weeks, the months of a season', () => {
    expect(ticksUntil('2026-09-03')).toEqual(['09-01', '09-02', '09-03']);
    expect(ticksUntil('2026-09-20')).toEqual(['09-07', '09-14']);
    expect(ticksUntil('2026-12-31')).toEqual(['2026-09', '2026-10', '2026-11', '2026-12']);
  });

  it('draws those that are chosen above the others, each until the last day', () => {
    const race = [raceTeam('a', ['2026-09-01', 0], ['2026-09-04', 3]), raceTeam('b', ['2026-09-01', 0])];
    const lines = raceLines(race, (key) => (key === 'a' ? 'one' : null));
    expect(lines.map(({ name, series }) => [name, series])).toEqual([
      ['b', 'quiet'],
      ['a', 'one'],
    ]);
    expect(lines[0]?.points.at(-1)).toEqual(
      lines[1]?.points.at(-1) && { x: lines[1].points.at(-1)?.x, y: 0 },
    );
  });

  it('draws of a long table those that are chosen alone (issue 36: of sixty teams not sixty lines)', () => {
    const race = Array.from({ length: 60 }, (_, at) => raceTeam(`team ${at}`, ['2026-09-01', 0]));
    const lines = raceLines(race, (key) => (key === race[7]?.key ? 'one' : null));
    expect(lines.map(({ series }) => series)).toEqual(['one']);
  });

  it('knows what a team had at the end of a day', () => {
    const { line } = raceTeam('a', ['1970-01-11', 0], ['1970-01-21', 3], ['1970-01-31', 4]);
    expect([0, 10, 19, 20, 29, 99].map((day) => pointsAt(line, day))).toEqual([0, 0, 0, 3, 3, 4]);
  });
});
