import { matchesOfLeague } from '@kampdag/core/gateway/endpoints';
import { matchIncidents } from '@kampdag/core/gateway/matchEndpoints';
import { MatchId, TournamentId } from '@kampdag/core/ids';
import { defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import { Instant } from '@kampdag/core/time/instant';
import { either, taskEither } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { pacedSource } from '../../../src/server/gateway/pacedSource.ts';
import { jsonOf } from '../../../src/server/gateway/upstreamBody.ts';
import { createPacing } from '../../../src/server/pacing.ts';

/** Rows that count how often they are read, and how many of them were read since the last pause. */
const countedRows = (count: number, row: Readonly<Record<string, unknown>>, id: string) => {
  const reads = { all: 0, inSlice: 0, mostInSlice: 0 };
  const rows = Array.from({ length: count }, (_, index) =>
    Object.defineProperty({ ...row }, id, {
      enumerable: true,
      get: () => {
        reads.all += 1;
        reads.inSlice += 1;
        reads.mostInSlice = Math.max(reads.mostInSlice, reads.inSlice);
        return index + 1;
      },
    }),
  );
  return { rows, reads };
};

/** A source of one body, in slices of one step. */
const paced = (body: unknown, reads: { inSlice: number }) => {
  const clock = { at: 0 };
  return pacedSource(
    { request: () => taskEither.right(body) },
    createPacing({
      elapsed: () => (clock.at += 1),
      pause: () => {
        reads.inSlice = 0;
        return Promise.resolve();
      },
      slice: 1,
    }),
  );
};

const textOf = (count: number): string =>
  JSON.stringify({ matches: Array.from({ length: count }, () => ({ a: [] })) });

describe('a long answer', () => {
  it.each([
    [
      'matches of a league',
      matchesOfLeague,
      matchesOfLeague.write({ tournamentId: TournamentId(42) }),
      { tournamentId: 42, seasonId: 7, sportId: 199 },
      'matchId',
      'matches',
    ],
    [
      'incidents of a match',
      matchIncidents,
      matchIncidents.write({ matchId: MatchId(7) }),
      { incidentTypeId: 1, partialResultTypeId: 200_051, time: 1, matchPeriodResults: [] },
      'matchIncidentId',
      'matchIncidents',
    ],
  ] as const)(
    'of 5,000 %s is read in slices, and is read when it is decoded (§7)',
    async (_, endpoint, path, row, id, name) => {
      const { rows, reads } = countedRows(5_000, row, id);
      const body = { matchPeriodResults: [], [name]: rows };
      const answer = await paced(body, reads).request(defaultDeployment, path, Instant(0))();
      expect(answer).toEqual(either.right(body));
      expect(reads.all).toBeGreaterThanOrEqual(5_000);
      // A step's 50 rows, each read a few times, in each of two steps.
      expect(reads.mostInSlice).toBeLessThan(500);
      const before = reads.all;
      const read: either.Either<unknown, unknown> = endpoint.decode(body);
      expect(either.isRight(read)).toBe(true);
      expect(reads.all).toBe(before);
    },
  );

  it('is refused with more rows in one list than any league has, before it is parsed', () => {
    expect(either.isRight(jsonOf(textOf(20_000)))).toBe(true);
    expect(jsonOf(textOf(20_001))).toMatchObject(either.left({ type: 'BadAnswer' }));
    expect(jsonOf(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toMatchObject(
      either.left({ type: 'BadAnswer' }),
    );
  });
});
