import type { Sort } from './column.ts';
import { type PageSize, pageSizes } from './pageSize.ts';

/** What a visitor did to a table, as the address keeps it. */
export interface TableState {
  /** Null: as the table comes. */
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  /** Null: the usual one. */
  readonly size: PageSize | null;
}

type Parameter = 'sort' | 'page' | 'size';

/** A table's parameter in the address: `sort`, or `goalies.sort` where a page has several tables. */
export const parameterOf = (name: string, parameter: Parameter): string =>
  name === '' ? parameter : `${name}.${parameter}`;

const sortOf = (text: string | null, isColumn: (key: string) => boolean): Sort | null => {
  if (text === null) return null;
  const descends = text.startsWith('-');
  const key = descends ? text.slice(1) : text;
  return isColumn(key) ? { key, direction: descends ? 'descending' : 'ascending' } : null;
};

/** A table's state in an address; what makes no sense counts as not said. */
export const readTableState = (
  query: URLSearchParams,
  name: string,
  isColumn: (key: string) => boolean,
): TableState => {
  const read = (parameter: Parameter) => query.get(parameterOf(name, parameter));
  const page = read('page') ?? '';
  const size = read('size');
  return {
    sort: sortOf(read('sort'), isColumn),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    size: pageSizes.find((known) => String(known) === size) ?? null,
  };
};

/** A sort as the address writes it: `-points` descends. */
export const writtenSort = ({ key, direction }: Sort): string =>
  direction === 'descending' ? `-${key}` : key;
