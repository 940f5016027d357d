import { useMemo } from 'react';
import { useQuery } from '../../router/useQuery.ts';
import { type Column, firstDirection, type Sort } from './column.ts';
import type { PageSize } from './pageSize.ts';
import { parameterOf, readTableState, type TableState, writtenSort } from './tableState.ts';

/** A table's state and how a visitor changes it. */
export interface TableControl extends TableState {
  /** Null where the column cannot be sorted by. */
  readonly sortBy: (key: string) => Sort | null;
  readonly toPage: (page: number) => void;
  readonly chooseSize: (size: PageSize) => void;
}

const opposite = { ascending: 'descending', descending: 'ascending' } as const;

/** A table's state, kept in the address so that a view can be shared and gone back to. */
export const useTableState = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  initial: Sort | null,
): TableControl => {
  const [query, change] = useQuery();
  return useMemo(() => {
    const column = (key: string) => columns.find((some) => some.key === key && (some.sortable ?? true));
    const state = readTableState(query, name, (key) => column(key) !== undefined);
    const sort = state.sort ?? initial;
    const set = (changes: Partial<Record<'sort' | 'page' | 'size', string | null>>) =>
      change(
        Object.fromEntries(
          (['sort', 'page', 'size'] as const).flatMap((parameter) => {
            const value = changes[parameter];
            return value === undefined ? [] : [[parameterOf(name, parameter), value]];
          }),
        ),
      );
    return {
      ...state,
      sort,
      sortBy: (key) => {
        const chosen = column(key);
        if (chosen === undefined) return null;
        const direction = sort?.key === key ? opposite[sort.direction] : firstDirection(chosen);
        const next: Sort = { key, direction };
        set({ sort: writtenSort(next), page: null });
        return next;
      },
      toPage: (page) => set({ page: page <= 1 ? null : String(page) }),
      chooseSize: (size) => set({ size: String(size), page: null }),
    };
  }, [query, change, name, columns, initial]);
};
