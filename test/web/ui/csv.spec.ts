import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellValue, Column } from '../../../src/web/ui/table/column.ts';
import { csvOf } from '../../../src/web/ui/table/csv.ts';

type Row = readonly CellValue[];

const columns: readonly Column<Row>[] = [
  { key: 'name', label: 'Team', value: ([name = null]) => name },
  { key: 'points', label: 'Pts', explanation: 'Points', value: ([, points = null]) => points, numeric: true },
];

/** A parser of RFC 4180, to read back the output. */
const read = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (let found = cell.exec(text); found !== null; found = cell.exec(text)) {
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === '\r\n') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
};

describe('a table as a file', () => {
  it('begins with a byte order mark and the columns by what they mean', () => {
    expect(csvOf(columns, [['Storhamar', 12]], 'en')).toBe('\uFEFFTeam,Points\r\nStorhamar,12\r\n');
  });

  it('holds numbers as numbers and nothing where nothing is known', () => {
    expect(csvOf(columns, [[null, -1.5]], 'en')).toContain('\r\n,-1.5\r\n');
    expect(csvOf(columns, [['A', null]], 'en')).toContain('\r\nA,\r\n');
  });

  it('uses semicolons in Norwegian, whose decimals have commas', () => {
    expect(csvOf(columns, [['Vålerenga; Oslo', 12.5]], 'no')).toBe(
      '\uFEFFTeam;Points\r\n"Vålerenga; Oslo";12,5\r\n',
    );
  });

  it('uses a column’s file value', () => {
    const goals: Column<Row> = { key: 'goals', label: 'Goals', value: () => 5, file: () => '12-7' };
    expect(csvOf([goals], [[]], 'en')).toContain('\r\n12-7\r\n');
  });

  it.each(['=1+1', '+cmd', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1'])('escapes the formula %j', (text) => {
    expect(read(csvOf(columns, [[text, 1]], 'en').slice(1))[1]?.[0]).toBe(`'${text}`);
  });

  it('is read back as it was written, whatever the names are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer())), (rows) => {
        const back = read(csvOf(columns, rows, 'en').slice(1)).slice(1);
        expect(back).toEqual(
          rows.map(([name, points]) => [
            /^\s*[=+\-@\t\r]/.test(name) && !/^-?[\d\s.,:%]*$/.test(name) ? `'${name}` : name,
            String(points),
          ]),
        );
      }),
    );
  });
});
