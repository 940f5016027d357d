import type { KeptPage } from './offlineSite.ts';
import { keptAtHeader, pagesCache, titleHeader } from './protocol.ts';

/** The pages that the service worker has cached, newest first; none where the browser has no caches. */
export const readKeptPages = async (stored: CacheStorage | undefined): Promise<readonly KeptPage[]> => {
  if (stored === undefined || !(await stored.has(pagesCache))) return [];
  const cache = await stored.open(pagesCache);
  const found = await Promise.all(
    (await cache.keys()).map(async (request): Promise<readonly KeptPage[]> => {
      const copy = await cache.match(request, { ignoreVary: true });
      if (copy === undefined) return [];
      const { pathname, search } = new URL(request.url);
      return [
        {
          address: `${pathname}${search}`,
          title: decodeURIComponent(copy.headers.get(titleHeader) ?? ''),
          keptAt: Number(copy.headers.get(keptAtHeader)),
        },
      ];
    }),
  );
  const newest = found.flat().toSorted((a, b) => b.keptAt - a.keptAt);
  // One page may be cached under two addresses: the requested one and the completed one.
  return newest.filter(({ title }, place) => newest.findIndex((other) => other.title === title) === place);
};
