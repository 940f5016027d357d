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

/**
 * An address reduced to what decides its page: the route, and the first value of each parameter that the page reads, in a fixed order. All
 * addresses of one view share it, whatever else they carry (`?fbclid=…`).
 */
export const canonicalAddress = (url: string): string => {
  const page = pageAt(url);
  const query = queryOf(url);
  const read = new URLSearchParams(
    [...selectionParameters, ...page.parameters].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  ).toString();
  const path = page === notFound ? nowhere : routeIn(pathOf(url));
  return read === '' ? path : `${path}?${read}`;
};

/** Every route of the site; the menu shows no other. */
export const knownRoutes: ReadonlySet<string> = new Set(pages.flatMap(({ routes }) => routes));
