import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useFormat, useMessages } from '../../i18n/I18nContext.tsx';
import { tableMessages } from '../../i18n/messages/table.ts';
import { IconButton } from '../controls/Button.tsx';
import { NativeSelect } from '../controls/NativeSelect.tsx';
import * as styles from './Paging.css.ts';
import { pageSizes } from './tableState.ts';
import type { DataTableControl } from './useDataTable.ts';

/** The rows shown, and controls to see others. */
export const Paging = ({
  caption,
  page: { start, end, count, turn },
  size,
  chooseSize,
}: Pick<DataTableControl, 'page' | 'size' | 'chooseSize'> & { readonly caption: string }) => {
  const id = useId();
  const m = useMessages(tableMessages);
  const { number } = useFormat();
  return (
    <nav className={styles.paging} aria-label={m.pages(caption)}>
      <label className={styles.size} htmlFor={id}>
        {m.rows}
        <NativeSelect
          id={id}
          value={String(size)}
          options={pageSizes.map((known) => ({
            value: String(known),
            label: known === 'all' ? m.all : String(known),
          }))}
          onChoose={(value) => {
            const chosen = pageSizes.find((known) => String(known) === value);
            if (chosen !== undefined) chooseSize(chosen);
          }}
        />
      </label>
      <span className={styles.range}>
        {m.range(number(Math.min(start + 1, end)), number(end), number(count))}
      </span>
      <span className={styles.steps}>
        <IconButton label={m.previous} disabled={start === 0} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label={m.next} disabled={end >= count} onClick={() => turn(1)}>
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
      </span>
    </nav>
  );
};
