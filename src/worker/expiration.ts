import type { WorkboxPlugin } from 'workbox-core';
import { CacheExpiration } from 'workbox-expiration';

/** The limits of a cache. */
export interface Limits {
  /** The least recently used are evicted first. */
  readonly entries: number;
  readonly days: number;
}

/** The expiration of a cache. */
export interface Expiration {
  /** Records the use of an address, and evicts what is too much or too old. */
  readonly used: (address: string) => Promise<void>;
  /** Records uses for a strategy. */
  readonly plugin: WorkboxPlugin;
  /** Whether a response cached at a moment is too old to serve, in milliseconds since 1970. */
  readonly isTooOld: (keptAt: number, now: number) => boolean;
}

const day = 86_400;

/** Limits a cache in number and age. */
export const expirationOf = (cacheName: string, { entries, days }: Limits): Expiration => {
  const cache = new CacheExpiration(cacheName, { maxEntries: entries, maxAgeSeconds: days * day });
  const used = async (address: string): Promise<void> => {
    await cache.updateTimestamp(new URL(address, location.origin).href);
    await cache.expireEntries();
  };
  return {
    used,
    plugin: {
      cacheDidUpdate: ({ request }) => used(request.url),
      cachedResponseWillBeUsed: async ({ request, event, cachedResponse = null }) => {
        if (cachedResponse !== null) event.waitUntil(used(request.url));
        return cachedResponse;
      },
    },
    isTooOld: (keptAt, now) => now - keptAt > days * day * 1_000,
  };
};
