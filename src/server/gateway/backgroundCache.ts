import { bulkhead } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { Effects } from '../effects.ts';

/** How a background cache loads its values. */
export interface BackgroundCacheConfig<K, V, Q> extends Pick<Effects, 'wait'> {
  readonly now: () => number;
  /** A value and the milliseconds for which it is fresh; undefined if there is none to keep. `before` is the expired one. */
  readonly load: (
    key: K,
    query: Q,
    before: V | undefined,
  ) => Promise<{ readonly value: V; readonly lifetime: number } | undefined>;
  /** Values loaded at a time, and kept; the least recently used are evicted. */
  readonly atOnce: number;
  readonly most: number;
  /** Milliseconds that an answer waits for its values, whose loading continues for the next request. */
  readonly timeout: number;
  /** Whether it waits for values to be revalidated too, not only for missing ones. */
  readonly waitsForExpired: boolean;
}

/**
 * A cache that loads a few values at a time, each only once, and gives those of some keys that are there in time: expired ones
 * rather than none.
 */
export const createBackgroundCache = <K extends number, V extends object, Q>({
  now,
  wait,
  load,
  atOnce,
  most,
  timeout,
  waitsForExpired,
}: BackgroundCacheConfig<K, V, Q>) => {
  const turns = bulkhead(atOnce, Number.POSITIVE_INFINITY);
  const cache = new LRUCache<K, V, { readonly query: Q }>({
    max: most,
    perf: { now },
    ttlResolution: 0,
    noDeleteOnStaleGet: true,
    allowStaleOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: (key, before, { options, context: { query } }) =>
      turns.execute(async () => {
        const loaded = await load(key, query, before);
        if (loaded !== undefined) options.ttl = loaded.lifetime;
        return loaded?.value;
      }),
  });
  return async (queries: ReadonlyMap<K, Q>): Promise<ReadonlyMap<K, V>> => {
    const found = [...queries].map(([key, query]) =>
      cache.fetch(key, { allowStale: !waitsForExpired, context: { query } }),
    );
    await Promise.race([Promise.allSettled(found), wait(timeout)]);
    return new Map(
      [...queries.keys()].flatMap((key) => {
        const value = cache.get(key, { allowStale: true });
        return value === undefined ? [] : [[key, value] as const];
      }),
    );
  };
};
