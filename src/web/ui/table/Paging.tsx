import type { Table } from '@tanstack/react-table';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { IconButton } from '../controls/Button.tsx';
import * as styles from './Paging.css.ts';
import { type PageSize, pageSizes } from './pageSize.ts';

/** Which rows are shown, and how to see the others. */
export const Paging = <Row,>({
  caption,
  table,
  size,
  onSize,
}: {
  readonly caption: string;
  readonly table: Table<Row>;
  /** As chosen. */
  readonly size: PageSize;
  readonly onSize: (size: PageSize) => void;
}) => {
  const { pageIndex, pageSize } = table.getState().pagination;
  const count = table.getRowCount();
  const start = pageIndex * pageSize;
  const end = start + table.getRowModel().rows.length;
  const id = useId();
  const m = useMessages(tableMessages);
  const { number } = useFormat();
  return (
    <nav className={styles.paging} aria-label={m.pages(caption)}>
      <label className={styles.size} htmlFor={id}>
        {m.rows}
        <select
          id={id}
          className={styles.select}
          value={String(size)}
          onChange={({ target }) => {
            const chosen = pageSizes.find((known) => String(known) === target.value);
            if (chosen !== undefined) onSize(chosen);
          }}
        >
          {pageSizes.map((known) => (
            <option key={known} value={String(known)}>
              {known === 'all' ? m.all : known}
            </option>
          ))}
        </select>
      </label>
      <span className={styles.range}>
        {m.range(number(Math.min(start + 1, end)), number(end), number(count))}
      </span>
      <span className={styles.steps}>
        <IconButton
          label={m.previous}
          disabled={!table.getCanPreviousPage()}
          onClick={() => table.previousPage()}
        >
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={m.next} disabled={!table.getCanNextPage()} onClick={() => table.nextPage()}>
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
      </span>
    </nav>
  );
};
