import type { TeamId } from '@kampdag/core/ids';
import { X } from 'lucide-react';
import { useMessages } from '../../../i18n/I18nContext.tsx';
import { type StatisticsMessages, statisticsMessages } from '../../../i18n/messages/statistics.ts';
import {
  type FilterField,
  filterChange,
  type QueryChange,
  type StatisticsFilter,
} from '../../../statistics/filter.ts';
import { hidden } from '../../../ui/text/text.css.ts';
import * as styles from './FilterBar.css.ts';

/** An active filter: its label, and how to remove it. */
interface ActiveFilter {
  readonly field: FilterField;
  readonly label: string;
  readonly without: QueryChange;
}

/** The active filters of a screen, in the order of its fields. */
export const activeFilters = (
  fields: readonly FilterField[],
  { teamId, opponentId, limit, role, regulars, search }: StatisticsFilter,
  nameOf: (teamId: TeamId) => string,
  m: StatisticsMessages['filter'],
): readonly ActiveFilter[] => {
  const all: Readonly<Record<FilterField, readonly [label: string | null, without: QueryChange]>> = {
    search: [search === '' ? null : m.chipSearch(search), filterChange('search', '')],
    team: [teamId === null ? null : nameOf(teamId), filterChange('teamId', null)],
    opponent: [
      opponentId === null ? null : m.chipAgainst(nameOf(opponentId)),
      filterChange('opponentId', null),
    ],
    matches: [limit === 0 ? null : m.chipMatches(limit), filterChange('limit', 0)],
    position: [role === null ? null : m.positions[role], filterChange('role', null)],
    minutes: [regulars ? m.chipRegulars : null, filterChange('regulars', false)],
    basis: [null, {}],
  };
  return fields.flatMap((field) => {
    const [label, without] = all[field];
    return label === null ? [] : [{ field, label, without }];
  });
};

/** Whether any filter of the screen is active, which may explain an empty table. */
export const isNarrowed = (
  fields: readonly FilterField[],
  filter: StatisticsFilter,
  m: StatisticsMessages['filter'],
): boolean => activeFilters(fields, filter, String, m).length > 0;

/** Maximum number of chips on a phone, and of those beside a count of the rest (specification §2). */
const mostChips = 4;

/** The chips on a phone: all of up to four filters, otherwise three and the number of the rest (specification §2). */
export const phoneChips = <A,>(
  active: readonly A[],
): { readonly shown: readonly A[]; readonly more: number } =>
  active.length <= mostChips
    ? { shown: active, more: 0 }
    : { shown: active.slice(0, mostChips - 1), more: active.length - mostChips + 1 };

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
