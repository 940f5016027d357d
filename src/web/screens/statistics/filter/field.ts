import type { StatisticsFilter } from '../statisticsQuery.ts';

/** What a statistics screen can be narrowed by, and the basis of its figures. */
export type FilterField = 'search' | 'team' | 'opponent' | 'matches' | 'position' | 'minutes' | 'basis';

/** Whether a filter that the screen has is in use: then an empty table may be its doing. */
export const isNarrowed = (
  { teamId, opponentId, limit, role, regulars, search }: StatisticsFilter,
  fields: readonly FilterField[],
): boolean => {
  const used: Readonly<Record<FilterField, boolean>> = {
    search: search !== '',
    team: teamId !== null,
    opponent: opponentId !== null,
    matches: limit !== 0,
    position: role !== null,
    minutes: regulars,
    basis: false,
  };
  return fields.some((field) => used[field]);
};
