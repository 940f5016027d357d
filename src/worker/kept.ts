import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';
import { NetworkFirst } from 'workbox-strategies';
import { keptAtHeader } from '../web/offline/protocol.ts';

/** The limits of a cache. */
export interface Limits {
  /** The least recently used are evicted first. */
  readonly entries: number;
  readonly days: number;
}

const day = 86_400;

/** Limits a cache in number and age. */
export const expirationOf = (cacheName: string, { entries, days }: Limits) => {
  const cache = new CacheExpiration(cacheName, { maxEntries: entries, maxAgeSeconds: days * day });
  /** Records the use of an address, and evicts what is too much or too old. */
  const used = async (address: string): Promise<void> => {
    await cache.updateTimestamp(new URL(address, location.origin).href);
    await cache.expireEntries();
  };
  const plugin: WorkboxPlugin = {
    cacheDidUpdate: ({ request }) => used(request.url),
    cachedResponseWillBeUsed: async ({ request, event, cachedResponse = null }) => {
      if (cachedResponse !== null) event.waitUntil(used(request.url));
      return cachedResponse;
    },
  };
  return { used, plugin };
};

/** Statuses of a missing or withheld thing. */
const gone: ReadonlySet<number> = new Set([401, 403, 404, 410, 451]);

/** When a cached response was cached, in milliseconds since 1970. */
export const keptAtOf = ({ headers }: Response): number => Number(headers.get(keptAtHeader));

/** Headers of a cached response: those that affect its display, and the time of caching. */
export const keptHeaders = (
  { headers }: Response,
  keptAt: number,
  more: Readonly<Record<string, string>> = {},
): Headers => {
  const kept = new Headers({ ...more, [keptAtHeader]: String(keptAt) });
  for (const name of [
    'content-type',
    'content-security-policy',
    'cross-origin-opener-policy',
    'referrer-policy',
  ]) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
};

/** How responses of the network are cached. */
export interface KeptConfig {
  readonly cacheName: string;
  readonly limits: Limits;
  /** Network timeout in seconds, after which the cached response is used. */
  readonly networkTimeout: number;
  readonly now: () => number;
  /** A response as it is cached; null to cache none. */
  readonly copyOf: (response: Response, keptAt: number) => Promise<Response | null>;
  /** A cached response as it is used. */
  readonly usedAs: (kept: Response, keptAt: number, event: ExtendableEvent) => Response | Promise<Response>;
  readonly plugins?: readonly WorkboxPlugin[];
}

/** The network's response, else the cached one; what is missing or withheld now is not cached any longer. */
export const keptResponses = (config: KeptConfig) => {
  const { cacheName, limits, now, copyOf, usedAs, plugins = [] } = config;
  const expiration = expirationOf(cacheName, limits);
  const strategy = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: config.networkTimeout,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) => {
          const { status, headers } = response;
          if (gone.has(status)) await (await caches.open(cacheName)).delete(request, { ignoreVary: true });
          const isCacheable = status === 200 && headers.get('cache-control')?.includes('no-store') !== true;
          return isCacheable ? copyOf(response, now()) : null;
        },
        cachedResponseWillBeUsed: async ({ cachedResponse = null, event }) => {
          const keptAt = cachedResponse === null ? 0 : keptAtOf(cachedResponse);
          const isTooOld = now() - keptAt > limits.days * day * 1_000;
          return cachedResponse === null || isTooOld ? null : usedAs(cachedResponse, keptAt, event);
        },
      },
      expiration.plugin,
      ...plugins,
    ],
  });
  return { strategy, used: expiration.used };
};
