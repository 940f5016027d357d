import { readId } from '@kampdag/core/site/selection';
import { readCivilDate } from '@kampdag/core/time/civilDate';
import { option } from 'fp-ts';
import type { PageAddress } from '../page.ts';
import { selectionParameters } from '../router/parameters.ts';
import type { Page } from './pageRow.ts';
import { notFound, pages } from './pages.ts';

/** A path as routes are written: in lower case, without a trailing slash. */
const routeIn = (path: string): string => path.toLowerCase().replace(/^(\/.*[^/])\/$/, '$1');

const pathOf = (url: string): string => url.split(/[?#]/)[0] ?? '/';

/** The page at a path (any query), otherwise `notFound`. Capitals and a trailing slash are ignored. */
export const pageAt = (url: string): Page => {
  const route = routeIn(pathOf(url));
  return pages.find(({ routes }) => routes.includes(route)) ?? notFound;
};

/** The query of an address. */
export const queryOf = (url: string): URLSearchParams =>
  new URLSearchParams(url.split('#')[0]?.split('?').slice(1).join('?') ?? '');

/** Stands for every unknown path. */
const nowhere = '/nowhere';

/** The parameters that are ids, of whatever page. */
const ids: ReadonlySet<string> = new Set([
  'seasonId',
  'tournamentId',
  'teamId',
  'teamOrgId',
  'matchId',
  'opponentId',
  'playerId',
  'orgId',
]);

/** A parameter's value in its one spelling; null for one that no page can read, which is the same as none. */
const decodedValue = (name: string, value: string | null): string | null => {
  if (value === null) return null;
  if (ids.has(name)) {
    const id = readId(value);
    return id === null ? null : String(id);
  }
  return name === 'date' ? option.toNullable(readCivilDate(value)) : value;
};

/**
 * An address reduced to what decides its page: the route, and the first value of each parameter that the page reads, in a fixed order. All
 * addresses of one view share it, whatever else they carry (`?fbclid=…`).
 */
export const canonicalAddress = (url: string): PageAddress => {
  const page = pageAt(url);
  const query = queryOf(url);
  const read = new URLSearchParams(
    [...selectionParameters, ...page.parameters].flatMap((name) => {
      const value = decodedValue(name, query.get(name));
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
  const path = page === notFound ? nowhere : routeIn(pathOf(url));
  return (read === '' ? path : `${path}?${read}`) as PageAddress;
};

/** Every route of the site; the menu shows no other. */
export const knownRoutes: ReadonlySet<string> = new Set(pages.flatMap(({ routes }) => routes));
