import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { Lifetime } from '@kampdag/core/gateway/lifetime';
import type { Deployment } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { either, type taskEither } from 'fp-ts';
import { type CacheKey, cacheKey } from '../cacheKey.ts';
import type { Effects } from '../effects.ts';
import { type Representation, representationOf } from '../http/representation.ts';
import type { CacheSize } from '../metrics/cacheSizes.ts';
import { earlierAnswers } from './earlierAnswers.ts';
import type { Call } from './router.ts';
import { type SharedAnswer, type Sharing, sharedAnswers } from './sharedStore.ts';
import type { GatewaySource, SourceFailure } from './source.ts';
import { createStaleCache, type Found, type Verdict } from './staleCache.ts';

/** A cached answer: its JSON, serialised once. */
interface Answer extends Representation {
  /** The value itself, for pages rendered in this process. */
  readonly body: unknown;
}

/** Serialises a body once. A body that says the same as the known answer gives that one, encoded and decoded already. */
const answerOf = (body: unknown, known: Answer | undefined): Answer => {
  const representation = representationOf(JSON.stringify(body) ?? 'null');
  const isSame = known?.etag('identity') === representation.etag('identity');
  return isSame ? known : { body, ...representation };
};

/** A cache of a source's answers. */
export interface Answers {
  /**
   * Concurrent requests share one call to the source. If the source fails, the last good answer is found while it is kept
   * (`stale` is its age beyond its lifetime, in milliseconds).
   */
  readonly find: (deployment: Deployment, call: Call) => taskEither.TaskEither<SourceFailure, Found<Answer>>;
  /** Whether `find` asks the source for nothing that it is not asked for already, at least not before it answers. */
  readonly holds: (deployment: Deployment, call: Call) => boolean;
  /** Clears the cache when the source's data has been replaced. */
  readonly clear: () => void;
  /**
   * Gives no answer from before, since something was withdrawn. Where the source fails, what is still published of the last good one is
   * given: an outage and a withdrawal together do not empty the site.
   */
  readonly withdraw: () => void;
  /** Asks the source for every answer anew, and keeps what is known for as long as it fails: more is published, and nothing less. */
  readonly expire: () => void;
  /** Removes one answer, also where replicas share it. */
  readonly remove: (deployment: Deployment, call: Call) => void;
  readonly size: () => CacheSize;
}

/** The dependencies of the cache. */
export interface AnswersConfig extends Pick<Effects, 'now' | 'random' | 'wait'> {
  readonly source: GatewaySource;
  /** Maximum bytes of the answers. Default: 64 MB. */
  readonly largest?: number;
  /** Shares answers with other replicas. Default: none. */
  readonly shared?: Sharing;
  /** Called with each answer that is found, or why there is none. */
  readonly onServed?: (
    deployment: Deployment,
    call: Call,
    answer: either.Either<SourceFailure, Found<unknown>>,
  ) => void;
  /** A source that gives of an earlier answer what is published now. Default: none, so that no answer outlives a withdrawal. */
  readonly republished?: (body: unknown) => GatewaySource;
  /** The lifetime of an endpoint's answers. Default: its own. */
  readonly lifetimeOf?: (endpoint: AnyEndpoint) => Lifetime;
}

/** Another replica's answer is used within this share of its lifetime; an older one would soon be requested again. */
const usable = 0.8;

/** Tolerated clock difference between replicas, in milliseconds. */
const clockSkew = 2_000;

/**
 * Milliseconds by which another replica may learn later than this one that a league's publication has changed: the lifetime of
 * publications, the interval of checks, and the two requests. Until then it may share answers that reveal too much.
 */
const publicationLag = 15_000;

/** An answer's weight relative to its JSON: the text, its two encodings, the value and what it decodes to, the largest parts. */
const weight = 7;

interface Question {
  readonly deployment: Deployment;
  readonly call: Call;
}

const verdicts: Partial<Record<SourceFailure['type'], Verdict>> = { Gone: 'gone', NotFound: 'missing' };

const thrown = (error: unknown): SourceFailure => ({
  type: 'BadAnswer',
  message: error instanceof Error ? error.message : 'the source threw',
});

const keyOf = (deployment: Deployment, { path }: Call): CacheKey => cacheKey(deployment, path);

export const createAnswers = ({
  source,
  now,
  random,
  wait,
  largest = 64 * 1024 * 1024,
  shared,
  onServed = () => {},
  republished,
  lifetimeOf = ({ lifetime }) => lifetime,
}: AnswersConfig): Answers => {
  const sharedStore = shared === undefined ? null : sharedAnswers(shared);
  /** When the answers that other replicas gave last were given by the source. */
  const givenAt = new WeakMap<Answer, Instant>();
  /**
   * Older answers of others are ignored: the source has changed since, or a starting replica does not know what was withheld a
   * moment ago.
   */
  const state = { since: now() + publicationLag };
  const early = earlierAnswers({ largest: largest / 4, now, republished });

  const askSource = async (
    { deployment, call }: Question,
    key: CacheKey,
    known: Answer | undefined,
  ): Promise<either.Either<SourceFailure, Answer>> => {
    const at = now();
    const found = await source.request(deployment, call.path, at)();
    if (either.isRight(found)) {
      early.forget(key);
      sharedStore?.keep(key, { at, body: found.right }, lifetimeOf(call.endpoint).fresh);
    } else if (known === undefined && verdicts[found.left.type] === undefined) {
      const earlier = await early.find(deployment, call, key);
      if (earlier !== null) {
        const answer = answerOf(earlier.body, undefined);
        givenAt.set(answer, earlier.at);
        return either.right(answer);
      }
    }
    return either.map((body) => {
      const answer = answerOf(body, known);
      givenAt.delete(answer);
      return answer;
    })(found);
  };

  /** Whether another replica's answer is recent enough, not from the future, and decodable. */
  const isUsable = ({ at, body }: SharedAnswer, { endpoint }: Call): boolean => {
    const age = now() - at;
    return (
      at >= state.since &&
      age >= -clockSkew &&
      age < lifetimeOf(endpoint).fresh * usable &&
      either.isRight(endpoint.decode(body))
    );
  };

  /** Whether a body is empty where the known one is not: it may be what a replica believes that saw no other. */
  const isEmptied = ({ endpoint }: Call, body: unknown, known: Answer | undefined): boolean =>
    known !== undefined && endpoint.isEmpty(body) && !endpoint.isEmpty(known.body);

  const ask = async (
    question: Question,
    known: Answer | undefined,
  ): Promise<either.Either<SourceFailure, Answer>> => {
    const { deployment, call } = question;
    const key = keyOf(deployment, call);
    if (sharedStore === null) return askSource(question, key, known);
    const sharedAnswer = await sharedStore.find(key);
    if (sharedAnswer === null || !isUsable(sharedAnswer, call) || isEmptied(call, sharedAnswer.body, known)) {
      return askSource(question, key, known);
    }
    const answer = answerOf(sharedAnswer.body, known);
    givenAt.set(answer, sharedAnswer.at);
    return either.right(answer);
  };
  const cache = createStaleCache<Question, SourceFailure, Answer>(
    { now, random, wait, largest },
    {
      ask: async (question, known) => {
        try {
          return await ask(question, known);
        } catch (error) {
          return either.left(thrown(error));
        }
      },
      ageOf: (answer) => Math.max(0, now() - (givenAt.get(answer) ?? now())),
      lifetimeOf: ({ call }) => lifetimeOf(call.endpoint),
      sizeOf: ({ length }) => length * weight,
      verdictOf: ({ type }) => verdicts[type] ?? 'failed',
    },
  );
  return {
    find: (deployment, call) => async () => {
      const answer = await cache.find(keyOf(deployment, call), { deployment, call });
      onServed(deployment, call, answer);
      return answer;
    },
    holds: (deployment, call) => cache.holds(keyOf(deployment, call)),
    remove: (deployment, call) => {
      const key = keyOf(deployment, call);
      cache.remove(key);
      sharedStore?.remove(key);
    },
    clear: () => {
      state.since = now() + publicationLag;
      early.clear();
      cache.clear();
    },
    withdraw: () => {
      state.since = now() + publicationLag;
      for (const { key, value, age } of cache.drain()) {
        early.keep(key, { body: value.body, at: Instant(now() - age), bytes: value.length * weight });
      }
    },
    expire: () => {
      state.since = now() + publicationLag;
      cache.expire();
    },
    size: () => {
      const [current, earlier] = [cache.size(), early.size()];
      return { entries: current.entries + earlier.entries, bytes: current.bytes + earlier.bytes };
    },
  };
};
