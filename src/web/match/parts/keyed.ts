/** A row with a unique key. */
interface Keyed<Row> {
  readonly key: string;
  readonly row: Row;
}

/** Rows with keys from their content, numbered where equal, as the federation's lists have no ids. */
export const keyed = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly Keyed<Row>[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return { key: count === 1 ? key : `${key} (${count})`, row };
  });
};
