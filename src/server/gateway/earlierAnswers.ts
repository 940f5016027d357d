import { type AnyEndpoint, endpointTable } from '@kampdag/core/gateway/endpointTable';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { type CacheKey, keySize } from '../cacheKey.ts';
import type { Effects } from '../effects.ts';
import type { CacheSize } from '../metrics/cacheSizes.ts';
import type { Call } from './router.ts';
import type { GatewaySource } from './source.ts';

/** An answer as it was published before something was withdrawn. */
interface Earlier {
  readonly body: unknown;
  /** When the federation gave it. */
  readonly at: Instant;
  readonly bytes: number;
}

/** The limits of earlier answers, and how they are published anew. */
interface EarlierConfig extends Pick<Effects, 'now'> {
  /** Maximum bytes of them. */
  readonly largest: number;
  /** A source that gives of a body what is published now; without one nothing is kept. */
  readonly republished?: ((body: unknown) => GatewaySource) | undefined;
}

/** The federation's own calls: their rows name their leagues. What is composed of them cannot be published anew. */
const federations: ReadonlySet<AnyEndpoint> = new Set(endpointTable);

/**
 * The last good answers from before something was withdrawn, for while the source fails: what is still published of one is given, as
 * old as it is, and nothing where that cannot be told.
 */
export const earlierAnswers = ({ largest, now, republished }: EarlierConfig) => {
  const kept = new LRUCache<CacheKey, Earlier>({
    maxSize: Math.max(1, Math.floor(largest)),
    sizeCalculation: ({ bytes }, key) => bytes + keySize(key),
  });
  return {
    keep: (key: CacheKey, earlier: Earlier): void => {
      // What was made of one that is kept says less than it.
      const isDerived = (kept.peek(key)?.at ?? Number.NEGATIVE_INFINITY) >= earlier.at;
      if (republished !== undefined && !isDerived) kept.set(key, earlier);
    },
    find: async (
      deployment: Deployment,
      call: Call,
      key: CacheKey,
    ): Promise<Omit<Earlier, 'bytes'> | null> => {
      const earlier = kept.get(key);
      if (earlier === undefined || republished === undefined || !federations.has(call.endpoint)) return null;
      const { lifetime } = call.endpoint;
      if (now() - earlier.at > lifetime.fresh + lifetime.stale + lifetime.onError) return null;
      const again = await republished(earlier.body).request(deployment, call.path, now())();
      return either.isRight(again) ? { body: again.right, at: earlier.at } : null;
    },
    forget: (key: CacheKey): void => void kept.delete(key),
    clear: (): void => kept.clear(),
    size: (): CacheSize => ({ entries: kept.size, bytes: kept.calculatedSize }),
  };
};
