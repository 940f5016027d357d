import { list } from '@kampdag/core/decode/body';
import { problemsOf } from '@kampdag/core/decode/problem';
import * as fc from 'fast-check';
import { either, these } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { everyReading } from '../../arbitraries/readings.ts';
import { brokenRowOf, rowOf, sentRowOf } from '../../arbitraries/schema.ts';
import { sourceFiles } from '../../support/sources.ts';

const runs = { numRuns: 60 };

describe('the table of readings', () => {
  it('holds every reading of leagues and of sheets by sport', () => {
    const written = sourceFiles()
      .filter(({ path }) => /^core\/(league|sport|gateway)\//.test(path))
      // Rows that the server composes are put together of these readings.
      .filter(({ path }) => !/\/(dayOfSeason|matchDatesOfSeason|teamOfSeason)\.ts$/.test(path))
      .flatMap(({ code }) => code.match(/= (?:entity|reading)[<(]/g) ?? []);
    expect(everyReading).toHaveLength(written.length);
  });

  it('names each entity once', () => {
    expect(new Set(everyReading.map(({ name }) => name)).size).toBe(everyReading.length);
  });
});

describe.each(everyReading.map((reading) => ({ name: reading.name, reading })))(
  'the reading of a $name',
  ({ reading }) => {
    it('reads every row that its schema allows, under any name and in either case', () => {
      fc.assert(
        fc.property(rowOf(reading), (row) => {
          const decoded = reading.decode(row);
          expect(either.isLeft(decoded) ? problemsOf(decoded.left) : []).toEqual([]);
        }),
        runs,
      );
    });

    it('reads a field equally under each of its names, in either case, and no others', () => {
      fc.assert(
        fc.property(sentRowOf(reading), ({ plain, sent }) => {
          expect(reading.decode(sent)).toEqual(reading.decode(plain));
        }),
        runs,
      );
    });

    it('recognises what its schema has read', () => {
      fc.assert(
        fc.property(sentRowOf(reading), ({ plain }) => {
          const decoded = reading.wire.decode(plain);
          if (either.isRight(decoded)) expect(reading.wire.is(decoded.right)).toBe(true);
        }),
        runs,
      );
    });

    it('never throws, whatever the JSON, and gives the path of each problem', () => {
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue(), brokenRowOf(reading)), (row) => {
          const decoded = reading.decode(row);
          if (either.isLeft(decoded)) {
            for (const { path, message } of problemsOf(decoded.left, '7')) {
              expect(path).toMatch(/^7(\.|$)/);
              expect(message.length).toBeGreaterThan(0);
              expect(message.length).toBeLessThanOrEqual(200);
            }
          }
        }),
        runs,
      );
    });

    it('decodes what it encodes to the same value', () => {
      fc.assert(
        fc.property(fc.oneof(rowOf(reading), brokenRowOf(reading)), (row) => {
          const decoded = reading.decode(row);
          if (either.isLeft(decoded)) return;
          const sent: unknown = JSON.parse(JSON.stringify(reading.encode(decoded.right)));
          expect(reading.decode(sent)).toEqual(decoded);
        }),
        runs,
      );
    });

    it('encodes nothing that it has not read: no e-mail address, no telephone number', () => {
      fc.assert(
        fc.property(rowOf(reading), (row) => {
          const decoded = reading.decode(row);
          if (either.isLeft(decoded)) return;
          const written = Object.keys(reading.encode(decoded.right) as object);
          expect(written.filter((name) => /mail|phone|address|zz/i.test(name))).toEqual([]);
        }),
        runs,
      );
    });

    it('loses only a bad row, and names it', () => {
      const bad = fc
        .oneof(fc.jsonValue(), brokenRowOf(reading))
        .filter((row) => these.isLeft(reading.decodeRow(row)));
      fc.assert(
        fc.property(
          fc.array(rowOf(reading), { maxLength: 4 }),
          fc.array(rowOf(reading), { maxLength: 4 }),
          bad,
          (before, after, row) => {
            const { open } = list(reading, { names: ['rows'] });
            // A list of nothing but bad rows is no answer.
            fc.pre(before.length + after.length > 0);
            const good = open([...before, ...after]);
            const withBad = open({ rows: [...before, row, ...after] });
            if (either.isLeft(good) || either.isLeft(withBad)) throw new Error('a list of rows is a list');
            expect(good.right.problems).toEqual([]);
            expect(withBad.right.rows).toEqual(good.right.rows);
            expect(withBad.right.problems.length).toBeGreaterThan(0);
            for (const { path } of withBad.right.problems)
              expect(path === `rows.${before.length}` || path.startsWith(`rows.${before.length}.`)).toBe(
                true,
              );
          },
        ),
        runs,
      );
    });

    it('has no two fields of one name', () => {
      const names = [...reading.aliases.keys(), ...[...reading.aliases.values()].flat()];
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    });
  },
);
