import type { TeamId } from '@kampdag/core/ids';
import { type MatchLimit, readMatchLimit } from '@kampdag/core/league/match/matchLimit';
import type { Basis } from '@kampdag/core/league/player/perGame';
import { readSelection, readTeamId } from '@kampdag/core/site/selection';
import type { SkaterRole } from '@kampdag/core/sport/icehockey/sheets/skaterRole';

/** A filter of a statistics screen, or the basis of its figures. */
export type FilterField = 'search' | 'team' | 'opponent' | 'matches' | 'position' | 'minutes' | 'basis';

/** The filters of a statistics screen, as kept in the address. */
export interface StatisticsFilter {
  readonly teamId: TeamId | null;
  /** Only matches against this team. */
  readonly opponentId: TeamId | null;
  readonly limit: MatchLimit;
  /** Null for forwards and defence. */
  readonly role: SkaterRole | null;
  /** Only goalies with enough play to be ranked. */
  readonly regulars: boolean;
  readonly basis: Basis;
  readonly search: string;
}

/** The longest search accepted from an address. */
const longestSearch = 60;

/** The filter from an address; missing or invalid values filter nothing. The team is the whole site's selection. */
export const readStatisticsFilter = (query: URLSearchParams): StatisticsFilter => {
  const role = query.get('position');
  return {
    teamId: readSelection((name) => query.get(name)).teamId,
    opponentId: readTeamId(query.get('opponentId')),
    limit: readMatchLimit(query.get('numberMatches')),
    role: role === 'forward' || role === 'defence' ? role : null,
    regulars: query.get('minutes') === 'regulars',
    basis: query.get('per') === 'total' ? 'total' : 'game',
    search: (query.get('search') ?? '').slice(0, longestSearch),
  };
};

/** Changes of query parameters; null removes one. */
export type QueryChange = Readonly<Record<string, string | null>>;

const written: {
  readonly [K in keyof StatisticsFilter]: (value: StatisticsFilter[K]) => QueryChange;
} = {
  teamId: (id) => ({ teamOrgId: id === null ? null : String(id), teamId: id === null ? null : String(id) }),
  opponentId: (id) => ({ opponentId: id === null ? null : String(id) }),
  limit: (limit) => ({ numberMatches: limit === 0 ? null : String(limit) }),
  role: (role) => ({ position: role }),
  regulars: (regulars) => ({ minutes: regulars ? 'regulars' : null }),
  basis: (basis) => ({ per: basis === 'total' ? 'total' : null }),
  search: (search) => ({ search: search.trim() === '' ? null : search.slice(0, longestSearch) }),
};

/** The query change for one filter; resets the table's page. The team is the whole site's selection. */
export const filterChange = <K extends keyof StatisticsFilter>(
  key: K,
  value: StatisticsFilter[K],
): QueryChange => ({ ...written[key](value), page: null });

/** The query change that removes every filter; the basis of figures stays. */
export const noFilters: QueryChange = {
  ...filterChange('teamId', null),
  ...filterChange('opponentId', null),
  ...filterChange('limit', 0),
  ...filterChange('role', null),
  ...filterChange('regulars', false),
  ...filterChange('search', ''),
};
