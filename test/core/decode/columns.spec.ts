import { fromColumns, toColumns } from '@kampdag/core/decode/columns';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('rows written as columns', () => {
  it('are unpacked unchanged, whatever they are', () => {
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

  it.each<{ readonly rows: readonly object[] }>([
    { rows: [{}, { toString: false }] },
    { rows: [{ constructor: 1 }, {}] },
    { rows: [{ a: 1 }, { a: 1, valueOf: null }] },
  ])('may have fields named as methods of every object: $rows', ({ rows }) => {
    expect(fromColumns(JSON.parse(JSON.stringify(toColumns(rows))))).toEqual(rows);
  });

  it('have each field name once, and shared values once', () => {
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

  it.each([
    ['numbers that grow by steps', (at: number) => 2_253_344 + at, 30],
    ['days at midnight', (at: number) => `2026-09-${10 + at}T00:00:00`, 240],
    [
      'results, or none',
      (at: number) => (at % 9 === 0 ? null : { home: at % 4, away: at % 3, end: `${at % 4}-${at % 3}` }),
      330,
    ],
  ])('are short where they are %s', (_, of, most) => {
    const rows = Array.from({ length: 40 }, (__, at) => ({ of: of(at) }));
    const table = JSON.stringify(toColumns(rows));
    expect(table.length).toBeLessThan(most + JSON.stringify(toColumns([{ of: 1 }, { of: 2 }])).length);
    expect(fromColumns(JSON.parse(table))).toEqual(rows);
  });

  it('are unpacked even if shared text ends within a surrogate pair', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', '\u{1f600}', '\u{1f601}', '\ud83d', '\ude00'),
    });
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, letters)), fc.string(), (pairs, shared) => {
        const rows = pairs.map(([start, end]) => ({ text: `${shared}${start}${end}${shared}` }));
        expect(fromColumns(JSON.parse(JSON.stringify(toColumns(rows))))).toEqual(rows);
      }),
    );
  });

  it('are null for a malformed table', () => {
    expect(fromColumns({ matches: [['matchId']] })).toEqual({ matches: null });
  });
});
