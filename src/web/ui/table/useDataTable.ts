import { languageRecords } from '@kampdag/core/site/language';
import { useMemo } from 'react';
import { useI18n } from '../../i18n/I18nContext.tsx';
import { useQuery } from '../../router/useQuery.ts';
import { type Column, type Sort, withSortedInSight } from './column.ts';
import { nextSort, sorted } from './order.ts';
import { type PageSize, parameterOf, readTableState, writtenSort } from './tableState.ts';

/** What a table is made of. */
export interface TableContent<Row> {
  readonly rows: readonly Row[];
  /** The same object until it changes. */
  readonly columns: readonly Column<Row>[];
  /** The prefix of its parameters in the address; one per table on a page, empty for the only one. */
  readonly name: string;
  /** The initial order; null: the rows' own. */
  readonly sort: Sort | null;
}

/** A table whose state is in the address, so that a view can be shared and restored; with its default page size. */
export const useDataTable = <Row>(
  { rows: given, columns: all, name, sort: initial }: TableContent<Row>,
  usual: PageSize,
) => {
  const { language } = useI18n();
  const locale = languageRecords[language].tag;
  const [query, change] = useQuery();
  const said = useMemo(
    () => readTableState(query, name, (key) => all.some((column) => column.key === key)),
    [query, name, all],
  );
  const sort = said.sort ?? initial;
  const size = said.size ?? usual;
  const columns = useMemo(() => withSortedInSight(all, sort), [all, sort]);
  const rows = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    return column === undefined || sort === null ? given : sorted(given, column, sort.direction, locale);
  }, [given, columns, sort, locale]);
  const count = rows.length;
  const pageSize = size === 'all' ? Math.max(count, 1) : size;
  const number = Math.min(said.page, Math.max(Math.ceil(count / pageSize), 1));
  const start = (number - 1) * pageSize;
  const parameter = { sort: parameterOf(name, 'sort'), page: parameterOf(name, 'page') };
  return {
    /** All rows, in order. */
    rows,
    /** The rows shown: from `start` to `end` of `count`. */
    page: {
      start,
      end: Math.min(start + pageSize, count),
      count,
      /** Turns to the next or previous page. */
      turn: (pages: 1 | -1): void =>
        change({ [parameter.page]: number + pages === 1 ? null : String(number + pages) }),
    },
    /** The columns, with the sorted one always shown. */
    columns,
    sort,
    /** Sorts by a column, or reverses its order; null if there is none of this key. */
    sortBy: (key: string): Sort | null => {
      const column = columns.find((some) => some.key === key);
      if (column === undefined) return null;
      const next = nextSort(column, sort);
      change({ [parameter.sort]: writtenSort(next), [parameter.page]: null });
      return next;
    },
    size,
    /** Whether the address has a page size. */
    isSizeChosen: said.size !== null,
    chooseSize: (chosen: PageSize): void =>
      change({ [parameterOf(name, 'size')]: String(chosen), [parameter.page]: null }),
  };
};

/** A table's rows, sorted and paged by its address, with actions that change it. */
export type DataTableControl = ReturnType<typeof useDataTable>;
