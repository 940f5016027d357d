import { fromColumns, toColumns } from '@kampdag/core/decode/columns';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('rows written as columns', () => {
  it('are read back as they were, whatever they are', () => {
    const row = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.jsonValue({ maxDepth: 2 }));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(row),
          fc.array(fc.record({ row, rows: fc.array(row) }, { requiredKeys: ['row'] })),
        ),
        (value) => {
          // As JSON writes it: a zero has no sign there.
          const written: unknown = JSON.parse(JSON.stringify(value));
          expect(fromColumns(JSON.parse(JSON.stringify(toColumns(value))))).toEqual(written);
        },
      ),
    );
  });

  it('have each field’s name once, and once a value that all share', () => {
    const matches = Array.from({ length: 50 }, (_, matchId) => ({
      matchId,
      tournamentName: 'EHL',
      ...(matchId % 2 === 0 ? { spectators: 1_000 + matchId, venue: 'Nordlys ishall' } : {}),
    }));
    const table = toColumns({ matches });
    const text = JSON.stringify(table);
    for (const once of ['matchId', 'spectators', 'EHL', 'Nordlys']) expect(text.split(once)).toHaveLength(2);
    expect(fromColumns(table)).toEqual({ matches });
  });

  it('are nothing where a table is none', () => {
    expect(fromColumns({ matches: [['matchId']] })).toEqual({ matches: null });
  });
});
