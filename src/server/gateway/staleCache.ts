import type { Lifetime } from '@kampdag/core/gateway/lifetime';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import type { Effects } from '../effects.ts';

/** A value, and its milliseconds past its lifetime; 0 while fresh. */
export interface Found<A> {
  readonly value: A;
  readonly stale: number;
}

/** How a cache requests a missing value. */
export interface Source<Q, E, A> {
  /** `known` is the value kept so far, which may be given again. */
  readonly ask: (query: Q, known: A | undefined) => Promise<either.Either<E, A>>;
  readonly lifetimeOf: (query: Q) => Lifetime;
  /** Size of a value in bytes. */
  readonly sizeOf: (value: A) => number;
  /** Milliseconds since a value was made, if it does not come from the source. Default: 0. */
  readonly ageOf?: (value: A) => number;
  /** Whether a failure is definitive (the thing is gone), so that older values are no longer served. */
  readonly isFinal: (failure: E) => boolean;
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
  /** No request before this time. */
  retryAt: number;
  pending?: Promise<either.Either<E, A>> | undefined;
  requestedAt: number;
}

/** Milliseconds after which a caller gets an old value although the answer may still come. */
const answerTimeout = 1_000;

/** Minimum and maximum milliseconds between failed requests. */
const minRetryDelay = 1_000;
const maxRetryDelay = 30_000;

/** Minimum and maximum milliseconds for which a failure is served if there is no value. */
const minFailureTtl = 1_000;
const maxFailureTtl = 5_000;

/** Bytes of an entry without a value. */
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
  { ask, lifetimeOf, sizeOf, ageOf = () => 0, isFinal }: Source<Q, E, A>,
) => {
  const store = new LRUCache<string, Entry<E, A>>({ maxSize: largest, maxEntrySize: largest });
  const put = (key: string, entry: Entry<E, A>): void => {
    // Deleted first, since setting the same object again would not update its size.
    store.delete(key);
    store.set(key, entry, {
      size: emptySize + (entry.value === undefined ? 0 : Math.max(1, sizeOf(entry.value))),
    });
  };

  const settle = (key: string, entry: Entry<E, A>, answer: either.Either<E, A>): void => {
    const at = now();
    entry.pending = undefined;
    if (either.isRight(answer)) {
      entry.value = answer.right;
      entry.freshUntil = at - ageOf(answer.right) + entry.lifetime.fresh * (1 - jitter * random());
      entry.failure = undefined;
      entry.failures = 0;
    } else {
      if (isFinal(answer.left)) entry.value = undefined;
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

  const request = (key: string, entry: Entry<E, A>, query: Q): Promise<either.Either<E, A>> => {
    if (entry.pending !== undefined) return entry.pending;
    entry.requestedAt = now();
    const pending = ask(query, entry.value).then((answer) => {
      settle(key, entry, answer);
      return answer;
    });
    entry.pending = pending;
    return pending;
  };

  const entryFor = (key: string, query: Q): Entry<E, A> => {
    const existing = store.get(key);
    if (existing !== undefined) return existing;
    const entry = { lifetime: lifetimeOf(query), freshUntil: 0, failures: 0, retryAt: 0, requestedAt: 0 };
    put(key, entry);
    return entry;
  };

  const found = (value: A, stale: number): either.Either<E, Found<A>> => either.right({ value, stale });

  /** The value of a key; concurrent requests for one key share a call. */
  const find = async (key: string, query: Q): Promise<either.Either<E, Found<A>>> => {
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
      return either.map((answer: A) => ({ value: answer, stale: 0 }))(await request(key, entry, query));
    }
    if (stale < 0) return found(value, 0);
    if (entry.pending === undefined && at < entry.retryAt) return found(value, stale);
    const pending = request(key, entry, query);
    if (stale <= lifetime.stale || at - entry.requestedAt >= answerTimeout) return found(value, stale);
    const answer = await Promise.race([pending, wait(answerTimeout).then(() => null)]);
    if (answer === null) return found(value, stale + answerTimeout);
    if (either.isRight(answer)) return found(answer.right, 0);
    return isFinal(answer.left) ? answer : found(value, stale);
  };

  return {
    find,
    clear: (): void => store.clear(),
    size: () => ({ entries: store.size, bytes: store.calculatedSize }),
  };
};
