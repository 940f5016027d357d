/** Unique keys for rows whose names may repeat. */
export const uniqueKeys = <Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ((row: Row) => string) => {
  const seen = new Map<string, number>();
  const keys = new Map<Row, string>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    keys.set(row, before === 0 ? key : `${key} ${before + 1}`);
  }
  return (row) => keys.get(row) ?? keyOf(row);
};
