import { MatchId, PersonId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { searchEntries } from '@kampdag/core/search/searchEntry';
import {
  compareHits,
  createSearchIndex,
  findAll,
  grades,
  inGroups,
  type SearchContext,
} from '@kampdag/core/search/searchIndex';
import type { SearchLeague, SearchMatch } from '@kampdag/core/search/searchLeague';
import { folded } from '@kampdag/core/search/searchWord';
import { type CivilDate, readCivilDate } from '@kampdag/core/time/civilDate';
import * as fc from 'fast-check';
import { option } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const day = (text: string): CivilDate | null => option.toNullable(readCivilDate(text));
const today = day('2026-11-21') as CivilDate;
const context: SearchContext = { today, nearness: () => 2 };

const match = (id: number, home: string, away: string, date: string): SearchMatch => ({
  matchId: MatchId(id),
  date: day(date),
  start: null,
  end: null,
  teams: { home: { teamId: TeamId(1), name: home }, away: { teamId: TeamId(2), name: away } },
  goals: null,
  isReported: false,
});

const league = (id: number, name: string, more: Partial<SearchLeague> = {}): SearchLeague => ({
  tournamentId: TournamentId(id),
  seasonId: SeasonId(1),
  name,
  teams: [],
  players: [],
  matches: [],
  missing: 0,
  ...more,
});

const players = (...names: readonly string[]) =>
  names.map((name, number) => ({ personId: PersonId(number + 1), teamId: TeamId(1), name }));

const indexOf = (...leagues: readonly SearchLeague[]) => createSearchIndex(searchEntries(leagues));

const namesFound = (names: readonly string[], query: string): readonly string[] =>
  findAll(indexOf(league(1, 'Q', { players: players(...names) })), query, context).map(
    ({ entry }) => entry.name,
  );

describe('words that are joined or parted', () => {
  it('are found either way, before those with a wrong letter (issue 35, C)', () => {
    const names = ['Ann Kristin Berg', 'Annkristin Dahl', 'Anna Solberg'];
    expect(namesFound(names, 'annkristin')).toEqual(['Ann Kristin Berg', 'Annkristin Dahl']);
    expect(namesFound(names, 'ann kristin')).toEqual(['Ann Kristin Berg', 'Annkristin Dahl']);
    expect(namesFound(['Havørn Lag 3', 'Havørn Lag 2'], 'lag2')).toEqual(['Havørn Lag 2', 'Havørn Lag 3']);
    expect(namesFound(['Havørn Lag2'], 'havørn lag 2')).toEqual(['Havørn Lag2']);
  });
});

describe('a search', () => {
  it('has a name spelt as typed before one that is the same to the index', () => {
    const names = ['Haakon Tveiten', 'Håkon Tveiten'];
    expect(namesFound(names, 'håkon tveiten')).toEqual(['Håkon Tveiten', 'Haakon Tveiten']);
    expect(namesFound(names, 'Haakon  Tveiten')).toEqual(['Haakon Tveiten', 'Håkon Tveiten']);
    expect(namesFound(names, 'hakon tveiten')).toEqual(names);
  });

  it('ignores case, accents and letters that keyboards may lack', () => {
    const names = ['Øystein Åsen', 'José Bjørnæs', 'Aasmund Moe'];
    for (const query of ['oystein', 'OEYSTEIN', 'øystein aasen', 'asen']) {
      expect(namesFound(names, query)).toContain('Øystein Åsen');
    }
    for (const query of ['jose', 'bjornaes', 'bjoernæs']) {
      expect(namesFound(names, query)).toEqual(['José Bjørnæs']);
    }
    expect(namesFound(names, 'åsmund')).toContain('Aasmund Moe');
  });

  it('ranks exact matches first, then prefixes, then prefixes of later words, and one wrong letter last', () => {
    expect(namesFound(['Nord Lyn', 'Lyng Vik', 'Lynn', 'Lyn', 'Lys'], 'lyn')).toEqual([
      'Lyn',
      'Lyng Vik',
      'Lynn',
      'Nord Lyn',
      'Lys',
    ]);
  });

  it('requires every word, in any order, at least one in the name itself', () => {
    const index = indexOf(
      league(1, 'Eliteserien', {
        teams: [{ teamId: TeamId(1), name: 'Storhamar' }],
        players: players('Jan Berg', 'Ola Berg'),
      }),
    );
    const found = (query: string) => findAll(index, query, context).map(({ entry }) => entry.name);
    expect(found('berg jan')).toEqual(['Jan Berg']);
    expect(found('berg storhamar')).toEqual(['Jan Berg', 'Ola Berg']);
    expect(found('storhamar')).toEqual(['Storhamar']);
    expect(found('berg nord')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('prefers followed and then earlier results among equally good matches only', () => {
    const index = indexOf(league(1, 'Q', { players: players('Berg A', 'Berg B', 'Berg C', 'Nord Berg') }));
    const near: Readonly<Record<string, 0 | 1>> = { 'Nord Berg': 0, 'Berg C': 0, 'Berg B': 1 };
    const nearness: SearchContext['nearness'] = ({ name }) => near[name] ?? 2;
    expect(findAll(index, 'berg', { today, nearness }).map(({ entry }) => entry.name)).toEqual([
      'Berg C',
      'Berg B',
      'Berg A',
      'Nord Berg',
    ]);
  });

  it('lists the matches of a team from today: the next first, then the one before it', () => {
    const index = indexOf(
      league(1, 'Q', {
        matches: [
          match(1, 'Lyn', 'Vik', '2026-11-01'),
          match(2, 'Lyn', 'Os', '2026-11-20'),
          match(3, 'Moss', 'Lyn', '2026-11-21'),
          match(4, 'Lyn', 'Ski', '2026-11-24'),
        ],
      }),
    );
    expect(findAll(index, 'lyn', context).map(({ entry }) => entry.id)).toEqual([3, 2, 4, 1]);
    expect(findAll(index, 'ski lyn', context).map(({ entry }) => entry.id)).toEqual([4]);
  });

  it('lists an item once across leagues, grouped by kind with the best kind first', () => {
    const teams = [{ teamId: TeamId(7), name: 'Lyngen' }];
    const hits = findAll(
      indexOf(league(1, 'Lyngen Cup', { teams }), league(2, 'Cup', { teams })),
      'lyngen',
      context,
    );
    const [first, second] = inGroups(hits, { league: 1, team: 1, player: 1, match: 1 });
    expect([first?.kind, first?.total]).toEqual(['team', 1]);
    expect(second?.kind).toBe('league');
  });
});

const letter = fc.constantFrom(...Array.from('abcdefghijklmnoprstuvyæøåé'));
const word = fc.array(letter, { minLength: 4, maxLength: 12 }).map((parts) => parts.join(''));
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));

/** A word with one letter inserted, deleted, replaced, or swapped with the next. */
const withOneWrong = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length - 1), letter, fc.constantFrom('insert', 'delete', 'replace', 'swap'))
    .map(([at, other, edit]) => {
      const [before, rest] = [text.slice(0, at), text.slice(at)];
      if (edit === 'insert') return before + other + rest;
      if (edit === 'delete') return before + rest.slice(1);
      if (edit === 'replace') return before + other + rest.slice(1);
      return before + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2);
    });

describe('laws of the search', () => {
  it('folding is idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), name, fc.stringMatching(/^[aoeæøå]*$/)),
        (text) => {
          expect(folded(folded(text))).toBe(folded(text));
        },
      ),
    );
  });

  it('finds every name by itself, and by every prefix', () => {
    fc.assert(
      fc.property(name, fc.nat(), (text, cut) => {
        expect(namesFound([text], text)).toEqual([text]);
        expect(namesFound([text], text.slice(0, 1 + (cut % text.length)))).toEqual([text]);
      }),
    );
  });

  it('finds a word with one wrong letter', () => {
    fc.assert(
      fc.property(
        word.chain((text) => fc.tuple(fc.constant(text), withOneWrong(text))),
        ([text, typed]) => {
          expect(namesFound([text], typed)).toEqual([text]);
        },
      ),
    );
  });

  it('orders hits totally, never a worse grade before a better', () => {
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 20 }),
        letter,
        fc.nat(2),
        (names, query, near) => {
          const nearness: SearchContext['nearness'] = ({ id }) => ((id + near) % 3) as 0 | 1 | 2;
          const hits = findAll(indexOf(league(1, 'Q', { players: players(...names) })), query, {
            today,
            nearness,
          });
          for (const [place, hit] of hits.entries()) {
            expect(hit.rank[0]).toBeLessThanOrEqual(grades.oneWrong);
            for (const later of hits.slice(place + 1)) {
              expect(compareHits(hit, later)).toBeLessThan(0);
              expect(compareHits(later, hit)).toBeGreaterThan(0);
            }
          }
        },
      ),
    );
  });
});
