import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { IconButton } from '../controls/Button.tsx';
import { NativeSelect } from '../controls/NativeSelect.tsx';
import type { Column, Sort } from './column.ts';
import * as styles from './Paging.css.ts';

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | null;
  readonly onSort: (key: string) => void;
}

/** A select to sort cards, which have no headings. */
const SortChoice = <Row,>({ columns, sort, onSort }: SortChoiceProps<Row>) => {
  const id = useId();
  const m = useMessages(tableMessages);
  const descends = sort?.direction === 'descending';
  const Icon = descends ? ArrowDown : ArrowUp;
  return (
    <div className={styles.sorting}>
      <label className={styles.size} htmlFor={id}>
        {m.sortBy}
        <NativeSelect
          id={id}
          value={sort?.key ?? ''}
          options={[
            ...(sort === null ? [{ value: '', label: '–' }] : []),
            ...columns.map(({ key, label, explanation }) => ({ value: key, label: explanation ?? label })),
          ]}
          onChoose={onSort}
        />
      </label>
      {sort === null ? null : (
        <IconButton label={descends ? m.descending : m.ascending} onClick={() => onSort(sort.key)}>
          <Icon aria-hidden="true" size={20} />
        </IconButton>
      )}
    </div>
  );
};

/** A table's rows as cards, for narrow screens, under a select that sorts them. */
export const RowCards = <Row,>({
  caption,
  rows,
  rowKey,
  card,
  ...sorting
}: SortChoiceProps<Row> & {
  readonly caption: string;
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly card: (row: Row) => ReactNode;
}) => (
  <>
    <SortChoice {...sorting} />
    <ul className={styles.cards} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)}>{card(row)}</li>
      ))}
    </ul>
  </>
);
