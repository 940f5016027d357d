import type { Row as TableRow } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import * as styles from './DataTable.css.ts';

/** The rows of a table as cards, for screens that no table fits on. */
export const RowCards = <Row,>({
  caption,
  rows,
  card,
  folds,
}: {
  readonly caption: string;
  readonly rows: readonly TableRow<Row>[];
  readonly card: (row: Row) => ReactNode;
  /** How many are shown until it is known how wide the screen is; null: all. */
  readonly folds: number | null;
}) => (
  <ul className={styles.cards} aria-label={caption}>
    {rows.map(({ id, original }, at) => (
      <li key={id} className={folds !== null && at >= folds ? styles.folded : undefined}>
        {card(original)}
      </li>
    ))}
  </ul>
);
