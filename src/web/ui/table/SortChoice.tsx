import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { IconButton } from '../controls/Button.tsx';
import type { Column, Sort } from './column.ts';
import * as styles from './Paging.css.ts';

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (key: string) => void;
}

/** A select to sort cards, which have no headings. */
export const SortChoice = <Row,>({ columns, sort, onSort }: SortChoiceProps<Row>) => {
  const id = useId();
  const m = useMessages(tableMessages);
  const descends = sort?.direction === 'descending';
  return (
    <div className={styles.sorting}>
      <label className={styles.size} htmlFor={id}>
        {m.sortBy}
        <select
          id={id}
          className={styles.select}
          value={sort?.key ?? ''}
          onChange={({ target }) => onSort(target.value)}
        >
          {sort === null ? <option value="">{'–'}</option> : null}
          {columns
            .filter(({ sortable = true }) => sortable)
            .map(({ key, label, explanation }) => (
              <option key={key} value={key}>
                {explanation ?? label}
              </option>
            ))}
        </select>
      </label>
      {sort === null ? null : (
        <IconButton label={descends ? m.descending : m.ascending} onClick={() => onSort(sort.key)}>
          {descends ? <ArrowDown aria-hidden="true" size={20} /> : <ArrowUp aria-hidden="true" size={20} />}
        </IconButton>
      )}
    </div>
  );
};
