import type { TeamId } from '@kampdag/core/ids';
import type { StatisticsMessages } from '../../../i18n/messages/statistics.ts';
import {
  type FilterField,
  filterChange,
  type QueryChange,
  type StatisticsFilter,
} from '../../../statistics/filter.ts';

/** A filter that is in use: what it is called, and how to take it out. */
export interface ActiveFilter {
  readonly field: FilterField;
  readonly label: string;
  readonly without: QueryChange;
}

/** How a filter names a team that the league does not. */
export type TeamNameOf = (teamId: TeamId) => string;

/** The filters in use among those that a screen has, in the order of its fields. */
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

/** Whether a filter that a screen has is in use: then an empty table may be its doing. */
export const isNarrowed = (
  fields: readonly FilterField[],
  filter: StatisticsFilter,
  m: StatisticsMessages['filter'],
): boolean => activeFilters(fields, filter, String, m).length > 0;

/** The most chips that a phone shows, and those beside a count of the others (specification §2). */
const mostChips = 4;

/** What a phone shows of the filters in use: all of up to four, else three and how many more there are (specification §2). */
export const phoneChips = <A>(
  active: readonly A[],
): { readonly shown: readonly A[]; readonly more: number } =>
  active.length <= mostChips
    ? { shown: active, more: 0 }
    : { shown: active.slice(0, mostChips - 1), more: active.length - mostChips + 1 };
