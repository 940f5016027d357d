import type { ReactNode } from 'react';
import * as styles from './DataTable.css.ts';

/** The rows of a table as cards, for screens that no table fits on. */
export const RowCards = <Row,>({
  caption,
  rows,
  rowKey,
  card,
  folds,
}: {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
  /** How many are shown until it is known how wide the screen is; null: all. */
  readonly folds: number | null;
}) => (
  <ul className={styles.cards} aria-label={caption}>
    {rows.map((row, at) => (
      <li key={rowKey(row)} className={folds !== null && at >= folds ? styles.folded : undefined}>
        {card(row)}
      </li>
    ))}
  </ul>
);
