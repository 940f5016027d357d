import type { Lifetime } from '@kampdag/core/gateway/lifetime';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { type CacheKey, keySize } from '../cacheKey.ts';
import type { Effects } from '../effects.ts';

/** A value, and its milliseconds past its lifetime; 0 while fresh. */
export interface Found<A> {
  readonly value: A;
  readonly stale: number;
}

/**
 * What a failure says of the value that is kept. `gone`: it is no longer served. `missing`: it is served until that is confirmed
 * (`confirmation`), since one odd answer proves nothing. `failed`: it is served for as long as its lifetime says.
 */
export type Verdict = 'gone' | 'missing' | 'failed';

/** How a cache requests a missing value. */
export interface Source<Q, E, A> {
  /** `known` is the value kept so far, which may be given again. */
  readonly ask: (query: Q, known: A | undefined) => Promise<either.Either<E, A>>;
  readonly lifetimeOf: (query: Q) => Lifetime;
  /** Size of a value in bytes. */
  readonly sizeOf: (value: A) => number;
  /** Milliseconds since a value was made, if it does not come from the source. Default: 0. */
  readonly ageOf?: (value: A) => number;
  /** What a failure says of an older value (`Verdict`). */
  readonly verdictOf: (failure: E) => Verdict;
}

/** The effects and limits of a cache. */
export interface StaleCacheConfig extends Pick<Effects, 'random' | 'wait'> {
  /** Milliseconds. */
  readonly now: () => number;
  /** Maximum bytes. */
  readonly largest: number;
}

/** Times are milliseconds by `now`. */
interface Entry<E, A> {
  readonly lifetime: Lifetime;
  value?: A | undefined;
  freshUntil: number;
  failure?: E | undefined;
  failures: number;
  /** The answers since the last value that called it missing, and when the first of them came. */
  missing?: { readonly since: number; readonly times: number } | undefined;
  /** No request before this time. */
  retryAt: number;
  pending?: Promise<either.Either<E, A>> | undefined;
  requestedAt: number;
}

/** Milliseconds after which a caller gets an old value although the answer may still come. */
const answerTimeout = 1_000;

/**
 * A value is gone once its source has called it missing so many times, the last of them so many milliseconds after the first, with no
 * value in between: longer than a server takes to restart.
 */
const confirmation = { times: 3, span: 120_000 };

/** Minimum and maximum milliseconds between failed requests. */
const minRetryDelay = 1_000;
const maxRetryDelay = 30_000;

/** Minimum and maximum milliseconds for which a failure is served if there is no value. */
const minFailureTtl = 1_000;
const maxFailureTtl = 5_000;

/** Bytes of an entry without its key and value. */
const emptySize = 256;

/** The maximum share by which a lifetime is shortened, so that not everything expires at once. */
const jitter = 0.1;

/**
 * A cache that prefers an old answer to none: fresh values are served at once; stale ones at once while revalidated; older ones
 * on error. Failed requests are retried with backoff and jitter, and failures are cached for a moment, so that a failing source
 * is not overloaded.
 */
export const createStaleCache = <Q, E, A>(
  { now, random, wait, largest }: StaleCacheConfig,
  { ask, lifetimeOf, sizeOf, ageOf = () => 0, verdictOf }: Source<Q, E, A>,
) => {
  const store = new LRUCache<CacheKey, Entry<E, A>>({ maxSize: largest, maxEntrySize: largest });
  const put = (key: CacheKey, entry: Entry<E, A>): void => {
    // Deleted first, since setting the same object again would not update its size.
    store.delete(key);
    store.set(key, entry, {
      size: emptySize + keySize(key) + (entry.value === undefined ? 0 : Math.max(1, sizeOf(entry.value))),
    });
  };

  /** Whether a failure ends an entry's value; counts it if it calls the value missing. */
  const isGone = (entry: Entry<E, A>, failure: E, at: number): boolean => {
    const verdict = verdictOf(failure);
    if (verdict !== 'missing') return verdict === 'gone';
    const { since = at, times = 0 } = entry.missing ?? {};
    entry.missing = { since, times: times + 1 };
    return entry.missing.times >= confirmation.times && at - since >= confirmation.span;
  };

  const settle = (key: CacheKey, entry: Entry<E, A>, answer: either.Either<E, A>): void => {
    const at = now();
    entry.pending = undefined;
    if (either.isRight(answer)) {
      entry.value = answer.right;
      entry.freshUntil = at - ageOf(answer.right) + entry.lifetime.fresh * (1 - jitter * random());
      entry.failure = undefined;
      entry.failures = 0;
      entry.missing = undefined;
    } else {
      if (isGone(entry, answer.left, at)) entry.value = undefined;
      entry.failures += 1;
      entry.failure = answer.left;
      const [floor, ceiling] =
        entry.value === undefined ? [minFailureTtl, maxFailureTtl] : [minRetryDelay, maxRetryDelay];
      entry.retryAt =
        at + Math.min(ceiling, floor * 2 ** Math.min(10, entry.failures - 1) * (1 + random() / 2));
    }
    // An entry that was cleared or evicted meanwhile is not stored.
    if (store.peek(key) === entry) put(key, entry);
  };

  const request = (key: CacheKey, entry: Entry<E, A>, query: Q): Promise<either.Either<E, A>> => {
    if (entry.pending !== undefined) return entry.pending;
    entry.requestedAt = now();
    const pending = ask(query, entry.value).then((answer) => {
      settle(key, entry, answer);
      return answer;
    });
    entry.pending = pending;
    return pending;
  };

  const entryFor = (key: CacheKey, query: Q): Entry<E, A> => {
    const existing = store.get(key);
    if (existing !== undefined) return existing;
    const entry = { lifetime: lifetimeOf(query), freshUntil: 0, failures: 0, retryAt: 0, requestedAt: 0 };
    put(key, entry);
    return entry;
  };

  const found = (value: A, stale: number): either.Either<E, Found<A>> => either.right({ value, stale });

  /** The value of a key; concurrent requests for one key share a call. */
  const find = async (key: CacheKey, query: Q): Promise<either.Either<E, Found<A>>> => {
    const entry = entryFor(key, query);
    const { value, lifetime } = entry;
    const at = now();
    const stale = at - entry.freshUntil;
    const isTooOld = stale > lifetime.stale + lifetime.onError;
    if (value === undefined || isTooOld) {
      if (value !== undefined) entry.value = undefined;
      else if (entry.pending === undefined && entry.failure !== undefined && at < entry.retryAt) {
        return either.left(entry.failure);
      }
      const answer = await request(key, entry, query);
      // Not fresh where the source gave an old one.
      return either.map((given: A) => ({ value: given, stale: Math.max(0, now() - entry.freshUntil) }))(
        answer,
      );
    }
    if (stale < 0) return found(value, 0);
    if (entry.pending === undefined && at < entry.retryAt) return found(value, stale);
    const pending = request(key, entry, query);
    if (stale <= lifetime.stale || at - entry.requestedAt >= answerTimeout) return found(value, stale);
    const answer = await Promise.race([pending, wait(answerTimeout).then(() => null)]);
    if (answer === null) return found(value, stale + answerTimeout);
    if (either.isRight(answer)) return found(answer.right, 0);
    return entry.value === undefined ? answer : found(value, stale);
  };

  /** Whether `find` would give a value, or a known failure, or join a request that is under way. */
  const holds = (key: CacheKey): boolean => {
    const entry = store.peek(key);
    if (entry === undefined) return false;
    if (entry.pending !== undefined) return true;
    const { value, lifetime, failure } = entry;
    return value === undefined
      ? failure !== undefined && now() < entry.retryAt
      : now() - entry.freshUntil <= lifetime.stale + lifetime.onError;
  };

  return {
    find,
    holds,
    clear: (): void => store.clear(),
    /** Empties the cache, and gives the values that were kept, each with its age in milliseconds. */
    drain: (): readonly { readonly key: CacheKey; readonly value: A; readonly age: number }[] => {
      const values = [...store.entries()].flatMap(([key, { value, freshUntil, lifetime }]) =>
        value === undefined ? [] : [{ key, value, age: Math.max(0, now() - freshUntil + lifetime.fresh) }],
      );
      store.clear();
      return values;
    },
    /** Makes every value so old that `find` waits for another; what is asked for already is asked for anew. */
    expire: (): void => {
      // Read first: what is put is met again otherwise.
      const entries = [...store.entries()];
      for (const [key, entry] of entries) {
        if (entry.value === undefined) store.delete(key);
        else {
          const freshUntil = Math.min(entry.freshUntil, now() - entry.lifetime.stale - 1);
          put(key, { ...entry, freshUntil, pending: undefined });
        }
      }
    },
    remove: (key: CacheKey): void => void store.delete(key),
    size: () => ({ entries: store.size, bytes: store.calculatedSize }),
  };
};
