import type { BySide } from '@kampdag/core/side';
import { type ComponentProps, memo } from 'react';
import { card, cardTitle } from '../parts/card.css.ts';
import { PeriodDownload } from './PeriodDownload.tsx';
import { PeriodTable } from './PeriodTable.tsx';
import type { PeriodTableView } from './periodTable.ts';
import * as styles from './summary.css.ts';

interface SummaryCardProps extends Pick<ComponentProps<typeof PeriodTable>, 'teamLabel' | 'total'> {
  readonly title: string;
  readonly table: PeriodTableView;
  readonly names: BySide<string>;
  /** A remark the table has no room for, such as the shootout's result. */
  readonly note: string | null;
}

/** Figures by period with totals; collapsed on narrow screens, where events come first. */
export const SummaryCard = memo(({ title, note, ...table }: SummaryCardProps) => {
  const content = (
    <>
      <PeriodTable {...table} caption={title} look="summary" />
      {note === null ? null : <p className={styles.note}>{note}</p>}
    </>
  );
  const downloadButton = <PeriodDownload {...table} caption={title} />;
  return (
    <>
      <details className={styles.folded}>
        <summary className={styles.fold}>{title}</summary>
        {content}
        {downloadButton}
      </details>
      <section className={`${card} ${styles.unfolded}`} aria-labelledby="live-summary">
        <div className={styles.head}>
          <h2 id="live-summary" className={cardTitle}>
            {title}
          </h2>
          {downloadButton}
        </div>
        {content}
      </section>
    </>
  );
});
SummaryCard.displayName = 'SummaryCard';
