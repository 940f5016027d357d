import type { Language } from '@kampdag/core/site/language';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { Column } from './column.ts';
import { csvOf } from './csv.ts';
import { download } from './download.ts';

/** A table to download. */
export interface SavedTable<Row> {
  readonly columns: readonly Column<Row>[];
  /** In the order of the file. */
  readonly rows: readonly Row[];
}

interface FileNames {
  /** What the table shows. */
  readonly caption: string;
  /** Null for a table of no league. */
  readonly league: string | null;
  readonly date: CivilDate | null;
}

/** A file name from words: lower-case letters, digits and dashes. */
const fileName = (...words: readonly string[]): string =>
  words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/** Downloads a table, named after its content, its league and the date. Call it from an event handler. */
export const saveTable = <Row>(
  { caption, league, date }: FileNames,
  { columns, rows }: SavedTable<Row>,
  language: Language,
): void => {
  const words = [caption, league !== null && !caption.includes(league) ? league : ''];
  const ending = date === null ? '' : `-${date}`;
  download(`${fileName(...words)}${ending}.csv`, csvOf(columns, rows, language));
};
