import { uniqueKeys } from '../../ui/table/uniqueKeys.ts';

/** Rows with keys from their content, numbered where equal, as the federation's lists have no ids. */
export const keyed = <Row extends object>(rows: readonly Row[], keyOf: (row: Row) => string) => {
  const uniqueKey = uniqueKeys(rows, keyOf);
  return rows.map((row) => ({ key: uniqueKey(row), row }));
};
