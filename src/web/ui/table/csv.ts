import type { Column } from './column.ts';

/** Excel reads UTF-8 only after a byte order mark. */
const byteOrderMark = '﻿';

/** Spreadsheets run a cell that begins so as a formula; an apostrophe makes it text again (OWASP "CSV injection"). */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

/** A dash alone, and a number, run nothing. */
const isHarmless = (text: string): boolean => /^-?[\d\s.,:%]*$/.test(text);

const defused = (text: string): string => (isFormula(text) && !isHarmless(text) ? `'${text}` : text);

const field = (text: string): string => {
  const safe = defused(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Numbers as a spreadsheet computes with them, whatever the language. */
const written = <Row>({ value, file = value }: Column<Row>, row: Row): string => String(file(row) ?? '');

/** A table as a file of comma separated values (RFC 4180, UTF-8 with byte order mark), its rows in the order given. */
export const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string =>
  byteOrderMark +
  [
    columns.map(({ label, explanation }) => field(explanation ?? label)),
    ...rows.map((row) => columns.map((column) => field(written(column, row)))),
  ]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');
