import type { TeamId } from '@kampdag/core/ids';
import { type MatchLimit, readMatchLimit } from '@kampdag/core/league/match/matchLimit';
import type { Basis } from '@kampdag/core/league/player/perGame';
import { readSelection, readTeamId } from '@kampdag/core/site/selection';
import type { SkaterRole } from '@kampdag/core/sport/icehockey/sheets/skaterRole';

/** What a statistics screen can be narrowed by, and the basis of its figures. */
export type FilterField = 'search' | 'team' | 'opponent' | 'matches' | 'position' | 'minutes' | 'basis';

/** What a visitor narrows the statistics to, as the address keeps it. */
export interface StatisticsFilter {
  readonly teamId: TeamId | null;
  /** Only matches against this team. */
  readonly opponentId: TeamId | null;
  readonly limit: MatchLimit;
  /** Null: forwards and defence. */
  readonly role: SkaterRole | null;
  /** Only goalkeepers who have played enough to be ranked. */
  readonly regulars: boolean;
  readonly basis: Basis;
  readonly search: string;
}

/** The longest search that is read from an address. */
const longestSearch = 60;

/** Reads a filter; what is missing or bad filters nothing. The team is the one chosen for the whole site. */
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

/** Parameters of the address to be changed; null takes one out. */
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

/** Writes one part of a filter; the table starts at its first page again. The team is the whole site's, too. */
export const filterChange = <K extends keyof StatisticsFilter>(
  key: K,
  value: StatisticsFilter[K],
): QueryChange => ({ ...written[key](value), page: null });

/** Takes every filter out of an address; what the figures count stays. */
export const noFilters: QueryChange = {
  ...filterChange('teamId', null),
  ...filterChange('opponentId', null),
  ...filterChange('limit', 0),
  ...filterChange('role', null),
  ...filterChange('regulars', false),
  ...filterChange('search', ''),
};
