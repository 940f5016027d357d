import type { Sort } from './column.ts';

/** The page sizes of tables, ascending: those of specification §9 and the default 20. */
export const pageSizes = [10, 20, 25, 50, 100, 'all'] as const;

export type PageSize = (typeof pageSizes)[number];

/** The default page size (specification §2). */
export const usualRows = 20;

/** A table's state in the address. */
export interface TableState {
  /** Null: the rows' own order. */
  readonly sort: Sort | null;
  /** Counted from 1. */
  readonly page: number;
  /** Null: the default. */
  readonly size: PageSize | null;
}

type Parameter = 'sort' | 'page' | 'size';

/** A table's parameter: `sort`, or `goalies.sort` on a page with several tables. */
export const parameterOf = (name: string, parameter: Parameter): string =>
  name === '' ? parameter : `${name}.${parameter}`;

const sortOf = (text: string | null, isColumn: (key: string) => boolean): Sort | null => {
  if (text === null) return null;
  const descends = text.startsWith('-');
  const key = descends ? text.slice(1) : text;
  return isColumn(key) ? { key, direction: descends ? 'descending' : 'ascending' } : null;
};

/** Reads a table's state from an address; invalid values are ignored. */
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

/** A sort as in the address: `-points` is descending. */
export const writtenSort = ({ key, direction }: Sort): string =>
  direction === 'descending' ? `-${key}` : key;
