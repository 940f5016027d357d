import type { Language } from '@kampdag/core/site/language';
import { mmss } from '@kampdag/core/time/mmss';
import { type Figures, figuresOf } from '../i18n/figures.ts';
import type { Localised } from '../i18n/localised.ts';
import type { Term } from '../i18n/term.ts';
import { type CellValue, type Column, nothing } from '../ui/table/column.ts';

/** A column of a definition in every language: heading, value and format. */
export interface StatisticsColumn<Row, Key extends string = string>
  extends Pick<Column<Row>, 'value' | 'numeric' | 'isHeader' | 'align' | 'on'> {
  /** Stable: it is in the address (`sort=-points`). A definition names its columns by it. */
  readonly key: Key;
  readonly heading: Localised<Term | string>;
  /** Default: the value, with a dash for null. */
  readonly text?: (row: Row, figures: Figures) => string;
  /** A heading over adjacent columns of the same group. */
  readonly group?: Localised<string>;
}

/** Formats a figure in a language; null is unknown. */
export type Write = (value: number | null, figures: Figures) => string;

/** Formats with a fixed number of decimals. */
export const decimals =
  (places: number): Write =>
  (value, figures) =>
    figures.decimals(value, places);

/** Formats seconds as minutes and seconds. */
export const time: Write = (value, figures) => figures.time(value);

/** Formats seconds as `mm:ss`, zero as a dash: times within a match (specification §2). */
export const matchTime: Write = (value) => (value === null || value <= 0 ? nothing : mmss(value));

/** Formats a difference with its sign. */
export const signed: Write = (value, figures) => (value === null ? nothing : figures.signed(value));

/** A column of figures. */
export const figure = <Row, const Key extends string = string>(
  key: Key,
  heading: Localised<Term | string>,
  value: (row: Row) => number | null,
  write?: Write,
  group?: Localised<string>,
): StatisticsColumn<Row, Key> => ({
  key,
  heading,
  value,
  numeric: true,
  ...(write === undefined ? {} : { text: (row, figures) => write(value(row), figures) }),
  ...(group === undefined ? {} : { group }),
});

/** A column of a row's own field, with the heading of the same name. */
export const field = <Key extends string>(
  headings: Readonly<Record<NoInfer<Key>, Localised<Term | string>>>,
  key: Key,
  write?: Write,
): StatisticsColumn<Readonly<Record<Key, number | null>>, Key> =>
  figure(key, headings[key], (row) => row[key], write);

/** Columns of a row's own fields. */
export const fields = <Key extends string>(
  headings: Readonly<Record<NoInfer<Key>, Localised<Term | string>>>,
  ...keys: readonly Key[]
): readonly StatisticsColumn<Readonly<Record<Key, number | null>>, Key>[] =>
  keys.map((key) => field(headings, key));

/** A column of text. */
export const words = <Row>(
  key: string,
  heading: Localised<Term | string>,
  value: (row: Row) => CellValue,
): StatisticsColumn<Row> => ({ key, heading, value });

/** A definition's column in a language. */
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
