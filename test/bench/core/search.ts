import assert from 'node:assert/strict';
import { MatchId, PersonId, SeasonId, TeamId, TournamentId } from '@kampdag/core/ids';
import { searchEntries } from '@kampdag/core/search/searchEntry';
import { createSearchIndex, findAll, type SearchContext } from '@kampdag/core/search/searchIndex';
import { type SearchLeague, SearchLeagueRow } from '@kampdag/core/search/searchLeague';
import { civilDate } from '@kampdag/core/time/civilDate';
import { measure } from './measure.ts';
import { numbersFrom } from './stream.ts';

/** The largest deployment: the number of leagues, teams per league, players per team, and matches per league. */
const size = { leagues: 25, teams: 14, players: 17, matches: 180 };

/** The assumed slowdown of a phone against this machine, and its time limit per letter in milliseconds. */
const [slower, goal] = [4, 50];

const syllables = [
  'and',
  'berg',
  'dal',
  'ers',
  'fjor',
  'gran',
  'hol',
  'id',
  'kle',
  'lu',
  'mo',
  'nø',
  'ras',
  'stad',
  'tor',
  'vik',
  'å',
  'æs',
];

/** A deployment of random names, the same in each run. */
const deployment = (): readonly SearchLeague[] => {
  const random = numbersFrom(7);
  const word = (): string =>
    Array.from({ length: 2 + random(2) }, () => syllables[random(syllables.length)]).join('');
  return Array.from({ length: size.leagues }, (_, number) => {
    const teams = Array.from({ length: size.teams }, (__, place) => ({
      teamId: TeamId(number * 100 + place + 1),
      name: `${word()} ${word()}`,
    }));
    const teamAt = () => teams[random(teams.length)] ?? { teamId: TeamId(1), name: '' };
    return {
      tournamentId: TournamentId(number + 1),
      seasonId: SeasonId(1),
      name: `Liga ${word()}`,
      teams,
      players: teams.flatMap(({ teamId }) =>
        Array.from({ length: size.players }, (__, place) => ({
          personId: PersonId(teamId * 100 + place),
          teamId,
          name: `${word()} ${word()}`,
        })),
      ),
      matches: Array.from({ length: size.matches }, (__, place) => ({
        matchId: MatchId(number * 1000 + place + 1),
        date: civilDate({ year: 2026, month: 1 + random(12), day: 1 + random(28) }),
        start: null,
        end: null,
        teams: { home: teamAt(), away: teamAt() },
        goals: null,
        isReported: true,
      })),
      missing: 0,
    };
  });
};

/** Milliseconds for one more letter of a search, and for building its index, at a phone's speed. */
export const benchSearch = (rounds: number): void => {
  const leagues = deployment();
  const body: unknown = JSON.parse(JSON.stringify(leagues.map((league) => SearchLeagueRow.encode(league))));
  assert.ok(Array.isArray(body));
  const index = createSearchIndex(searchEntries(leagues));
  const context: SearchContext = {
    today: civilDate({ year: 2026, month: 11, day: 21 }),
    nearness: ({ id }) => (id % 50 === 0 ? 0 : 2),
  };
  const whole = index.entries.find(({ kind }) => kind === 'player')?.name ?? '';
  assert.equal(findAll(index, whole, context)[0]?.entry.name, whole);
  const typed = Array.from(whole, (_, last) => whole.slice(0, last + 1));
  const times = measure(
    {
      ...Object.fromEntries(typed.map((query) => [`“${query}”`, () => findAll(index, query, context)])),
      'reading the answer': () => body.map(SearchLeagueRow.decode),
      'making the index': () => createSearchIndex(searchEntries(leagues)),
    },
    rounds,
    3,
  );
  const atPhone = (name: string): number => ((times[name] ?? Number.NaN) / 1e6) * slower;
  const slowest = typed.map((query) => `“${query}”`).toSorted((a, b) => atPhone(b) - atPhone(a))[0] ?? '';
  console.log(
    `a search among ${index.entries.length} things with ${index.words.length} words, ${slower} times slower than here`,
  );
  console.log(
    `  a letter more, the slowest ${slowest.padEnd(8)} ${atPhone(slowest).toFixed(1)} ms   goal ${goal}`,
  );
  for (const name of ['reading the answer', 'making the index']) {
    console.log(`  ${name.padEnd(34)} ${atPhone(name).toFixed(1)} ms, once`);
  }
};
