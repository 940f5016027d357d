import { OrgId, SeasonId, SportId, TournamentId } from '@kampdag/core/ids';
import {
  chosenLeague,
  inLeagueOrder,
  type League,
  LeagueRow,
  selectableLeagues,
} from '@kampdag/core/league/season/league';
import {
  chosenSeason,
  newestOfSports,
  type Season,
  SeasonRow,
  seasonBefore,
  selectableSeasons,
} from '@kampdag/core/league/season/season';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { type CivilDate, readUsDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { option } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { leagueWith } from '../../../arbitraries/leagues.ts';
import { decoded } from '../decoded.ts';

const league = (name: string, division: number | null = null, more: Partial<League> = {}): League =>
  leagueWith({
    tournamentId: TournamentId(1),
    seasonId: SeasonId(1),
    name,
    division,
    ...more,
  });

const named = defaultDeployment.namedLeagues;

const leagues = fc.uniqueArray(
  fc.record({
    name: fc.oneof(fc.constantFrom(...named, 'EHL', 'Åsane', 'Ål', 'Zebra', 'Ørsta', 'Ærlig'), fc.string()),
    division: fc.option(fc.integer({ min: 1, max: 9 })),
    id: fc.integer({ min: 1, max: 50 }),
    open: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);

const made = (rows: readonly { name: string; division: number | null; id: number; open: boolean }[]) =>
  rows.map(({ name, division, id, open }) =>
    league(name, division, { tournamentId: TournamentId(id), areMatchesPublished: open }),
  );

const key = ({ tournamentId, name, division }: League) => `${division}|${name}|${tournamentId}`;

const season = (id: number, from: string | null, owner = 353, sportId: number | null = 199): Season => ({
  seasonId: SeasonId(id),
  name: String(id),
  from: from as CivilDate | null,
  owner: OrgId(owner),
  sportId: sportId === null ? null : SportId(sportId),
});

describe('the order of leagues (§9, R6)', () => {
  it('is by division, those without one last', () => {
    const order = inLeagueOrder([league('x'), league('c', 2), league('a', 10), league('b', 1)], {
      named: [],
    });
    expect(order.map(({ name }) => name)).toEqual(['b', 'c', 'a', 'x']);
  });

  it('counts numbers in names as numbers: omgang 2 before 10, with named leagues and without', () => {
    const rounds = ['NM omgang 10', 'NM omgang 2', 'NM omgang 1'].map((name) => league(name));
    for (const order of [{ named: [] }, { named }]) {
      expect(inLeagueOrder(rounds, order).map(({ name }) => name)).toEqual([
        'NM omgang 1',
        'NM omgang 2',
        'NM omgang 10',
      ]);
    }
    expect(
      inLeagueOrder([league('EHL 2'), league('2.div menn'), league('EHL')], { named }).map(
        ({ name }) => name,
      ),
    ).toEqual(['EHL', '2.div menn', 'EHL 2']);
  });

  it('puts the named leagues first in their own order, whatever their case, then the others by the Norwegian alphabet (§9)', () => {
    const order = inLeagueOrder(
      [
        league('Øst'),
        league('4.div menn', 4),
        league('ehl'),
        league('Ås'),
        league('Bodø'),
        league('NM sluttspill menn senior', 9),
      ],
      { named },
    );
    expect(order.map(({ name }) => name)).toEqual([
      'NM sluttspill menn senior',
      'ehl',
      '4.div menn',
      'Bodø',
      'Øst',
      'Ås',
    ]);
  });

  it('matches named leagues by their exact name', () => {
    const order = inLeagueOrder([league('EHL U20'), league('A-serien'), league('EHL')], { named });
    expect(order.map(({ name }) => name)).toEqual(['EHL', 'A-serien', 'EHL U20']);
  });

  it('is the same for any order of leagues', () => {
    fc.assert(
      fc.property(
        leagues.chain((rows) =>
          fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
        ),
        fc.constantFrom<readonly string[]>([], named),
        ([rows, shuffled], names) => {
          const order = (some: typeof rows) => inLeagueOrder(made(some), { named: names }).map(key);
          expect(order(shuffled)).toEqual(order(rows));
        },
      ),
    );
  });

  it('holds the leagues whose matches are published, and no other (§5)', () => {
    fc.assert(
      fc.property(leagues, (rows) => {
        const open = selectableLeagues(made(rows), { named });
        expect(open.every(({ areMatchesPublished }) => areMatchesPublished)).toBe(true);
        expect(open).toHaveLength(rows.filter((row) => row.open).length);
      }),
    );
  });
});

describe('a league as it is sent', () => {
  it('publishes results and table by default, and its matches only explicitly', () => {
    const sent = { tournamentId: 1, seasonId: '2', tournamentName: 'EHL ', sportId: 199 };
    expect(decoded(LeagueRow, sent)).toMatchObject({
      name: 'EHL',
      seasonId: 2,
      division: null,
      areMatchesPublished: false,
      isResultPublished: true,
      isTablePublished: true,
      areTeamsPublished: true,
      areStatisticsPublished: true,
      areRefereesPublished: true,
    });
    const turned = { areMatchesPublished: true, isResultPublished: false, isTablePublished: false };
    expect(decoded(LeagueRow, { ...sent, ...turned })).toMatchObject(turned);
  });
});

describe('the chosen league', () => {
  it('is the one asked for, else the first, else none (§4)', () => {
    const [a, b] = [league('a'), league('b', null, { tournamentId: TournamentId(2) })];
    expect(chosenLeague([a, b], TournamentId(2))).toBe(b);
    expect(chosenLeague([a, b], TournamentId(3))).toBe(a);
    expect(chosenLeague([a, b], null)).toBe(a);
    expect(chosenLeague([], null)).toBeNull();
  });
});

describe('the seasons to choose from (§5)', () => {
  const today = '2026-10-10' as CivilDate;

  it('have begun and are the main organisation’s; the newest first, each once (§4, §5)', () => {
    const seasons = selectableSeasons(
      [
        season(1, '2024-05-01'),
        season(2, '2026-10-10'),
        season(3, '2026-10-11'),
        season(4, '2025-05-01', 372),
        season(5, null),
        season(6, '2025-05-01'),
        season(1, '2024-05-01'),
        season(8, '2024-05-01'),
        season(7, '2024-05-01'),
      ],
      { owner: OrgId(353), today, sportId: SportId(199) },
    );
    expect(seasons.map(({ seasonId }) => seasonId)).toEqual([2, 6, 8, 7, 1, 5]);
    expect(chosenSeason(seasons, SeasonId(6))?.seasonId).toBe(6);
    expect(chosenSeason(seasons, SeasonId(3))?.seasonId).toBe(2);
  });

  it('are those of each sport of the site, its own first of those that begin together (R41)', () => {
    const seasons = selectableSeasons(
      [
        season(1, '2026-07-01'),
        season(9, '2026-07-01', 353, 221),
        season(3, '2026-09-01', 353, 151),
        // One season of two sports is answered twice.
        season(1, '2026-07-01', 353, 23),
        season(2, '2025-07-01'),
        season(8, '2025-07-01', 353, 221),
      ],
      { owner: OrgId(353), today, sportId: SportId(199) },
    );
    expect(seasons.map(({ seasonId }) => seasonId)).toEqual([3, 1, 9, 2, 8]);
    expect(newestOfSports(seasons).map(({ seasonId }) => seasonId)).toEqual([3, 1, 9]);
    expect(seasonBefore(seasons, SeasonId(9))?.seasonId).toBe(8);
    expect(seasonBefore(seasons, SeasonId(3))).toBeNull();
  });

  it('have dates in US order (§7)', () => {
    expect(readUsDate('05/07/2026 00:00:00')).toEqual(option.some('2026-05-07'));
    expect(readUsDate('13/07/2026 00:00:00')).toEqual(option.none);
    expect(readUsDate('2026-05-07')).toEqual(option.none);
    const written = SeasonRow.encode(season(5, '2026-05-07'));
    expect(written).toMatchObject({ seasonId: 5, seasonDateFrom: '05/07/2026 00:00:00', orgIdOwner: 353 });
    expect(decoded(SeasonRow, written)).toEqual(season(5, '2026-05-07'));
  });
});
