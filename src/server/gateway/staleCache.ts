import type { Lifetime } from '@kampdag/core/gateway/lifetime';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';

/** A value, and for how many milliseconds it has been past its lifetime; 0 while it is fresh. */
export interface Found<A> {
  readonly value: A;
  readonly stale: number;
}

/** How a cache asks for what it does not hold. */
export interface Asking<Q, E, A> {
  readonly ask: (question: Q) => Promise<either.Either<E, A>>;
  readonly lifetimeOf: (question: Q) => Lifetime;
  /** Bytes that a value weighs. */
  readonly sizeOf: (value: A) => number;
  /** Milliseconds since a value was made, where another than the source had it; 0 unless told. */
  readonly ageOf?: (value: A) => number;
  /** Whether a failure is the truth about the thing (it is gone): what was held of it is given no more. */
  readonly isFinal: (failure: E) => boolean;
}

/** What a cache lives on; effects are handed in. */
export interface StaleCacheConfig {
  /** Milliseconds; never goes back. */
  readonly now: () => number;
  /** From 0 up to 1: spreads what would else happen at once. */
  readonly random: () => number;
  /** Ends after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Bytes held at most. */
  readonly largest: number;
}

/** Values by key, each asked for once however many want it. */
export interface StaleCache<Q, E, A> {
  readonly find: (key: string, question: Q) => Promise<either.Either<E, Found<A>>>;
  readonly clear: () => void;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

interface Entry<E, A> {
  value: A | undefined;
  /** Moments in milliseconds. */
  freshUntil: number;
  lifetime: Lifetime;
  failure: E | undefined;
  failures: number;
  /** Not asked before this moment. */
  retryAt: number;
  asking: Promise<either.Either<E, A>> | undefined;
  askedAt: number;
}

/** Milliseconds after which whoever holds an old value gets it although the answer may still come. */
const patience = 1_000;

/** Milliseconds between two questions that failed: at least the first, growing to the second. */
const retryFloor = 1_000;
const retryCeiling = 30_000;

/** Milliseconds that a failure is given again where no value is held: the least, and the most. */
const failureFloor = 1_000;
const failureCeiling = 5_000;

/** What an entry without a value weighs, in bytes. */
const emptySize = 256;

/** By how much of itself a lifetime is shortened at most, so that not everything ends at once. */
const jitter = 0.1;

/**
 * A cache that prefers an old answer to none: fresh values at once; stale ones at once while they are asked for anew; older ones
 * where nobody answers. Failed questions are repeated after a second at least, with jitter, and failures are kept for a moment, so
 * that a source that is down is left alone.
 */
export const createStaleCache = <Q, E, A>(
  { now, random, wait, largest }: StaleCacheConfig,
  { ask, lifetimeOf, sizeOf, ageOf = () => 0, isFinal }: Asking<Q, E, A>,
): StaleCache<Q, E, A> => {
  const store = new LRUCache<string, Entry<E, A>>({ maxSize: largest, maxEntrySize: largest });
  const hold = (key: string, entry: Entry<E, A>): void => {
    // What is set again as the same object would not be weighed again.
    store.delete(key);
    store.set(key, entry, {
      size: emptySize + (entry.value === undefined ? 0 : Math.max(1, sizeOf(entry.value))),
    });
  };

  const settle = (key: string, entry: Entry<E, A>, answer: either.Either<E, A>): void => {
    const at = now();
    entry.asking = undefined;
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
        entry.value === undefined ? [failureFloor, failureCeiling] : [retryFloor, retryCeiling];
      entry.retryAt =
        at + Math.min(ceiling, floor * 2 ** Math.min(10, entry.failures - 1) * (1 + random() / 2));
    }
    // Cleared or pushed out meanwhile: then nobody wants it kept.
    if (store.peek(key) === entry) hold(key, entry);
  };

  const question = (key: string, entry: Entry<E, A>, asked: Q): Promise<either.Either<E, A>> => {
    if (entry.asking !== undefined) return entry.asking;
    entry.askedAt = now();
    const asking = ask(asked).then((answer) => {
      settle(key, entry, answer);
      return answer;
    });
    entry.asking = asking;
    return asking;
  };

  const entryFor = (key: string, asked: Q): Entry<E, A> => {
    const known = store.get(key);
    if (known !== undefined) return known;
    const entry: Entry<E, A> = {
      value: undefined,
      freshUntil: 0,
      lifetime: lifetimeOf(asked),
      failure: undefined,
      failures: 0,
      retryAt: 0,
      asking: undefined,
      askedAt: 0,
    };
    hold(key, entry);
    return entry;
  };

  const given = (value: A, stale: number): either.Either<E, Found<A>> => either.right({ value, stale });

  return {
    find: async (key, asked) => {
      const entry = entryFor(key, asked);
      const { value } = entry;
      const at = now();
      if (value === undefined) {
        if (entry.asking === undefined && entry.failure !== undefined && at < entry.retryAt) {
          return either.left(entry.failure);
        }
        return either.map((answer: A) => ({ value: answer, stale: 0 }))(await question(key, entry, asked));
      }
      if (at < entry.freshUntil) return given(value, 0);
      const stale = at - entry.freshUntil;
      const mayAsk = entry.asking !== undefined || at >= entry.retryAt;
      const { lifetime } = entry;
      if (stale > lifetime.stale + lifetime.onError) {
        entry.value = undefined;
        return either.map((answer: A) => ({ value: answer, stale: 0 }))(await question(key, entry, asked));
      }
      if (!mayAsk) return given(value, stale);
      const asking = question(key, entry, asked);
      if (stale <= lifetime.stale || at - entry.askedAt >= patience) return given(value, stale);
      const answer = await Promise.race([asking, wait(patience).then(() => null)]);
      if (answer === null) return given(value, stale + patience);
      if (either.isRight(answer)) return given(answer.right, 0);
      return isFinal(answer.left) ? answer : given(value, stale);
    },
    clear: () => store.clear(),
    size: () => ({ entries: store.size, bytes: store.calculatedSize }),
  };
};
