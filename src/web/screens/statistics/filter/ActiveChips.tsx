import { X } from 'lucide-react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { statisticsMessages } from '../../../i18n/messages/statistics.ts';
import type { QueryChange } from '../../../statistics/filter.ts';
import { hidden } from '../../../ui/text/hidden.css.ts';
import { type ActiveFilter, phoneChips } from './activeFilters.ts';
import * as styles from './FilterBar.css.ts';

interface ActiveChipsProps {
  readonly active: readonly ActiveFilter[];
  readonly onChange: (change: QueryChange) => void;
  readonly onMore: () => void;
}

/** The active filters on a phone, at most four chips: each removes its filter, and a count of the rest expands them all. */
export const ActiveChips = ({ active, onChange, onMore }: ActiveChipsProps) => {
  const { filter: m } = useMessages(statisticsMessages);
  const { shown, more } = phoneChips(active);
  if (active.length === 0) return null;
  return (
    <ul className={styles.chips}>
      {shown.map(({ field, label, without }) => (
        <li key={field} className={styles.chipPlace}>
          <button
            type="button"
            className={styles.chip}
            aria-label={m.remove(label)}
            onClick={() => onChange(without)}
          >
            <span className={styles.chipText}>{label}</span>
            <X aria-hidden="true" size={16} className={styles.chipSign} />
          </button>
        </li>
      ))}
      {more === 0 ? null : (
        <li>
          <button type="button" className={styles.chip} onClick={onMore}>
            <span aria-hidden="true">{m.more(more)}</span>
            <span className={hidden}>{m.moreExplained(more)}</span>
          </button>
        </li>
      )}
    </ul>
  );
};
