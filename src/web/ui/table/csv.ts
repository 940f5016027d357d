import { type Language, languageRecords } from '@kampdag/core/site/language';
import type { Column } from './column.ts';

/** Excel reads UTF-8 only after a byte order mark. */
const byteOrderMark = '\uFEFF';

/** Spreadsheets run such a cell as a formula; an apostrophe turns it into text (OWASP "CSV injection"). */
const isFormula = (text: string): boolean => /^\s*[=+\-@\t\r]/.test(text);

/** A number, or a dash alone, is harmless. */
const isHarmless = (text: string): boolean => /^-?[\d\s.,:%]*$/.test(text);

const defused = (text: string): string => (isFormula(text) && !isHarmless(text) ? `'${text}` : text);

const field = (text: string, separator: string): string => {
  const safe = defused(text);
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A cell; numbers in the format that the language's spreadsheets compute with. */
const written = <Row>({ value, file = value }: Column<Row>, row: Row, decimal: string): string => {
  const cell = file(row) ?? '';
  return typeof cell === 'number' ? String(cell).replace('.', decimal) : cell;
};

/**
 * A table as CSV (RFC 4180, UTF-8 with byte order mark), its rows in the order given: separated by commas in English, by semicolons in
 * Norwegian, as Excel expects there.
 */
export const csvOf = <Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  language: Language,
): string => {
  const { decimal } = languageRecords[language];
  // Where the decimal mark is a comma, the separator is not.
  const separator = decimal === ',' ? ';' : ',';
  const lines = [
    columns.map(({ label, explanation }) => field(explanation ?? label, separator)),
    ...rows.map((row) => columns.map((column) => field(written(column, row, decimal), separator))),
  ];
  return byteOrderMark + lines.map((line) => `${line.join(separator)}\r\n`).join('');
};
