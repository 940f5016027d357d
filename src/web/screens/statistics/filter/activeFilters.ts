import type { TeamId } from '@kampdag/core/ids';
import type { StatisticsMessages } from '../../../i18n/messages/statistics.ts';
import {
  type FilterField,
  filterChange,
  type QueryChange,
  type StatisticsFilter,
} from '../../../statistics/filter.ts';

/** An active filter: its label, and how to remove it. */
export interface ActiveFilter {
  readonly field: FilterField;
  readonly label: string;
  readonly without: QueryChange;
}

/** The name of a filter's team that the league does not list. */
export type TeamNameOf = (teamId: TeamId) => string;

/** The active filters of a screen, in the order of its fields. */
export const activeFilters = (
  fields: readonly FilterField[],
  { teamId, opponentId, limit, role, regulars, search }: StatisticsFilter,
  nameOf: TeamNameOf,
  m: StatisticsMessages['filter'],
): readonly ActiveFilter[] => {
  const labels: Readonly<Record<FilterField, string | null>> = {
    search: search === '' ? null : m.chipSearch(search),
    team: teamId === null ? null : nameOf(teamId),
    opponent: opponentId === null ? null : m.chipAgainst(nameOf(opponentId)),
    matches: limit === 0 ? null : m.chipMatches(limit),
    position: role === null ? null : m.positions[role],
    minutes: regulars ? m.chipRegulars : null,
    basis: null,
  };
  const changes: Readonly<Record<FilterField, QueryChange>> = {
    search: filterChange('search', ''),
    team: filterChange('teamId', null),
    opponent: filterChange('opponentId', null),
    matches: filterChange('limit', 0),
    position: filterChange('role', null),
    minutes: filterChange('regulars', false),
    basis: {},
  };
  return fields.flatMap((field) => {
    const label = labels[field];
    return label === null ? [] : [{ field, label, without: changes[field] }];
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
export const phoneChips = <A>(
  active: readonly A[],
): { readonly shown: readonly A[]; readonly more: number } =>
  active.length <= mostChips
    ? { shown: active, more: 0 }
    : { shown: active.slice(0, mostChips - 1), more: active.length - mostChips + 1 };
