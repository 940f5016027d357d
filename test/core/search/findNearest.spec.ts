import { PersonId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { searchEntries } from '@kampdag/core/search/searchEntry';
import {
  createSearchIndex,
  findAll,
  findNearest,
  type SearchContext,
} from '@kampdag/core/search/searchIndex';
import { readCivilDate } from '@kampdag/core/time/civilDate';
import { option } from 'fp-ts';
import { describe, expect, it } from 'vitest';

const index = createSearchIndex(
  searchEntries([
    {
      tournamentId: TournamentId(1),
      seasonId: SeasonId(1),
      name: 'EHL',
      teams: [],
      players: ['Ola Tindevik', 'Kari Tindstad', 'Ola Berg'].map((name, at) => ({
        personId: PersonId(at + 1),
        teamId: TeamId(1),
        name,
      })),
      matches: [],
      missing: 0,
    },
  ]),
);
const today = option.toNullable(readCivilDate('2026-11-21'));
if (today === null) throw new Error('no day');
const context: SearchContext = { today, nearness: () => 2 };

const near = (query: string, most = 5): readonly string[] =>
  findNearest(index, query, { ...context, most }).map(({ name }) => name);

describe('what is nearest to a query that finds nothing', () => {
  it('begins like the first half of a word', () => {
    expect(findAll(index, 'tindheim', context)).toEqual([]);
    expect(near('tindheim')).toEqual(['Ola Tindevik', 'Kari Tindstad']);
  });

  it('has one of several words, each entry once', () => {
    expect(near('ola tindheim berg')).toEqual(['Ola Berg', 'Ola Tindevik']);
  });

  it('is nothing for a few letters, and no more than asked for', () => {
    expect(near('zzqq')).toEqual([]);
    expect(near('tindheim', 1)).toHaveLength(1);
  });
});
