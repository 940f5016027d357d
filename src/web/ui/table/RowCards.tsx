import type { ReactNode } from 'react';
import { folded } from './DataTable.css.ts';
import { cards } from './RowCards.css.ts';

interface RowCardsProps<Row> {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
  /** The number shown while the screen's width is unknown; null: all. */
  readonly folds: number | null;
}

/** A table's rows as cards, for narrow screens. */
export const RowCards = <Row,>({ caption, rows, rowKey, card, folds }: RowCardsProps<Row>) => (
  <ul className={cards} aria-label={caption}>
    {rows.map((row, at) => (
      <li key={rowKey(row)} className={folds !== null && at >= folds ? folded : undefined}>
        {card(row)}
      </li>
    ))}
  </ul>
);
