import type { Language } from '@kampdag/core/site/language';
import { mmss } from '@kampdag/core/time/mmss';
import { type Figures, figuresOf } from '../i18n/figures.ts';
import type { Localised } from '../i18n/localised.ts';
import type { Term } from '../i18n/term.ts';
import { type CellValue, type Column, nothing } from '../ui/table/column.ts';

/** A column of a definition, in every language: its heading, its value, and how the value is written. */
export interface StatisticsColumn<Row>
  extends Pick<Column<Row>, 'key' | 'value' | 'numeric' | 'isHeader' | 'align'> {
  readonly heading: Localised<Term | string>;
  /** Default: the value, a dash for null. */
  readonly text?: (row: Row, figures: Figures) => string;
  /** A heading above this column and its neighbours of the same group. */
  readonly group?: Localised<string>;
}

/** Writes a figure in a language; null is what is not known. */
export type Write = (value: number | null, figures: Figures) => string;

/** Writes so many decimals, always. */
export const decimals =
  (places: number): Write =>
  (value, figures) =>
    figures.decimals(value, places);

/** Writes seconds as minutes and seconds. */
export const time: Write = (value, figures) => figures.time(value);

/** Writes seconds as `mm:ss`, a dash for no time at all: a match's own times (specification §2). */
export const matchTime: Write = (value) => (value === null || value <= 0 ? nothing : mmss(value));

/** Writes a difference with its sign. */
export const signed: Write = (value, figures) => (value === null ? nothing : figures.signed(value));

/** A column of figures under a heading. */
export const figure = <Row>(
  key: string,
  heading: Localised<Term | string>,
  value: (row: Row) => number | null,
  write?: Write,
  group?: Localised<string>,
): StatisticsColumn<Row> => ({
  key,
  heading,
  value,
  numeric: true,
  ...(write === undefined ? {} : { text: (row, figures) => write(value(row), figures) }),
  ...(group === undefined ? {} : { group }),
});

/** Columns of fields that rows have themselves, each under the heading of its name. */
export const fields = <Key extends string>(
  headings: Readonly<Record<NoInfer<Key>, Localised<Term | string>>>,
  ...keys: readonly Key[]
): readonly StatisticsColumn<Readonly<Record<Key, number | null>>>[] =>
  keys.map((key) => figure(key, headings[key], (row) => row[key]));

/** A column of words under a heading. */
export const words = <Row>(
  key: string,
  heading: Localised<Term | string>,
  value: (row: Row) => CellValue,
): StatisticsColumn<Row> => ({ key, heading, value });

/** A column as a table shows it in a language. */
export const columnIn =
  (language: Language) =>
  <Row>({ heading, text, group, ...column }: StatisticsColumn<Row>): Column<Row> => {
    const headed = heading[language];
    return {
      ...column,
      ...(typeof headed === 'string' ? { label: headed } : headed),
      ...(text === undefined ? {} : { text: (row) => text(row, figuresOf(language)) }),
      ...(group === undefined ? {} : { group: group[language] }),
    };
  };
