import { leaguesOfSeason, matchById, matchesOfLeague, seasonsOfYear } from '@kampdag/core/gateway/endpoints';
import { endpointTable } from '@kampdag/core/gateway/endpointTable';
import { broadcastOfMatch } from '@kampdag/core/gateway/matchEndpoints';
import { either } from 'fp-ts';
import { describe, expect, it } from 'vitest';

/** What servers answer with status 200 when they have nothing to say: ASP.NET, RFC 9457, proxies, empty objects. */
const noAnswers: readonly unknown[] = [
  { Message: 'An error has occurred.' },
  { Message: 'An error has occurred.', ExceptionMessage: 'Timeout expired.', StackTrace: ' at Nif.Ta' },
  { type: 'about:blank', title: 'Internal Server Error', status: 500, detail: 'x', traceId: '00-1' },
  { errors: { tournamentId: ['The value is not valid.'] }, title: 'One or more validation errors occurred.' },
  { errorMessage: 'No access' },
  { ErrorMessage: 'No access' },
  { error: { code: 'ServiceUnavailable' } },
  { data: [] },
  { value: [], Count: 0 },
  {},
  'An error has occurred.',
  true,
  0,
  ['error', 'not found'],
  [{ Message: 'An error has occurred.' }],
];

const listed = endpointTable.filter(({ empty }) => empty !== undefined);

const pascal = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pascal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      pascal(inner),
    ]),
  );
};

describe('an answer with status 200 that is none of its call (wire-format §2)', () => {
  it.each(endpointTable.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s is a failure, not an empty list (§7)',
    (_, endpoint) => {
      for (const body of noAnswers) {
        expect([body, either.isLeft(endpoint.decode(body))]).toEqual([body, true]);
        expect([body, endpoint.isEmpty(body)]).toEqual([body, false]);
      }
      // A match that nobody broadcasts is told by null.
      const isNothing = endpoint.name === broadcastOfMatch.name;
      expect(either.isRight(endpoint.decode(null))).toBe(isNothing);
    },
  );

  it.each(listed.map((endpoint) => [endpoint.name, endpoint] as const))(
    'of %s is told from its empty answer, in any letter case (§7)',
    (_, endpoint) => {
      for (const body of [endpoint.empty, pascal(endpoint.empty)]) {
        expect(endpoint.isEmpty(body)).toBe(true);
        expect(endpoint.decode(body)).toEqual(endpoint.decode(endpoint.empty));
      }
    },
  );
});

const lower = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]));

describe('an answer in another form than the usual one', () => {
  const league = {
    tournamentId: 7,
    seasonId: 3,
    tournamentName: 'EHL',
    sportId: 152,
    areMatchesPublished: true,
  };
  const season = {
    seasonId: '3',
    seasonName: '2026',
    seasonDateFrom: '08/01/2026 00:00:00',
    orgIdOwner: 373,
  };
  const match = {
    matchId: 1,
    tournamentId: 7,
    hometeam: 'A',
    hometeamOverriddenName: 'Alfa',
    awayteam: 'B',
    matchDate: '2026-10-10T00:00:00',
    matchResult: { homeGoals: 2, awayGoals: 3, matchEndResult: '2-3' },
  };

  it.each([
    ['leagues', leaguesOfSeason, 'tournamentsInSeason', league],
    ['seasons', seasonsOfYear, 'seasons', season],
    ['matches', matchesOfLeague, 'matches', match],
  ] as const)(
    'has its %s read, bare or in any letter case, rows and what is within them too (§7)',
    (...of) => {
      const [, endpoint, name, row] = of;
      const usual = endpoint.decode({ [name]: [row] });
      expect(usual).toMatchObject(either.right({ problems: [] }));
      for (const body of [
        [row],
        pascal({ [name]: [row] }),
        { [name.toUpperCase()]: [row] },
        { [name.toLowerCase()]: [lower(row)] },
        { [name]: [pascal(row)], Year: 2026 },
      ]) {
        expect(endpoint.decode(body)).toEqual(usual);
      }
    },
  );

  it('is the same match as a single object in PascalCase', () => {
    expect(matchById.decode(pascal(match))).toEqual(matchById.decode(match));
    expect(either.isRight(matchById.decode(match))).toBe(true);
  });
});
