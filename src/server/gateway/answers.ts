import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { either, type taskEither } from 'fp-ts';
import { type Answer, answerOf } from './answer.ts';
import { type Lifetime, lifetimeOf } from './lifetimes.ts';
import type { Call } from './router.ts';
import type { GatewaySource, SourceFailure } from './source.ts';
import { createStaleCache, type Found } from './staleCache.ts';

/** The answers of a source, kept for their lifetime. */
export interface Answers {
  /**
   * However many ask at once, the source is asked once. Where it does not answer, the last good answer is found, as long as there is
   * one (`stale` says how old it is beyond its lifetime, in milliseconds).
   */
  readonly find: (deployment: Deployment, call: Call) => taskEither.TaskEither<SourceFailure, Found<Answer>>;
  /** An answer that is fresh and at hand. */
  readonly fresh: (deployment: Deployment, call: Call) => Answer | undefined;
  /** Forgets everything: the source says something else now. */
  readonly clear: () => void;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

/** What answers are made of; every effect is handed in. */
export interface AnswersConfig {
  readonly source: GatewaySource;
  /** The time that sources answer for, and the time by which answers age. */
  readonly now: () => Instant;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Ends after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Bytes that the answers may take, 96 MB unless told. */
  readonly largest?: number;
  /** How long the answers of an endpoint live; `lifetimeOf` unless told. */
  readonly lifetimes?: (endpointName: string) => Lifetime;
}

/** A kept answer's weight in bytes of its JSON: the text, its two encodings, and the value, which takes the most. */
const weight = 5;

interface Question {
  readonly deployment: Deployment;
  readonly call: Call;
}

const thrown = (error: unknown): SourceFailure => ({
  type: 'BadAnswer',
  message: error instanceof Error ? error.message : 'the source threw',
});

const keyOf = (deployment: Deployment, { path }: Call): string => `${deployment.key} ${path}`;

export const createAnswers = ({
  source,
  now,
  random,
  wait,
  largest = 96 * 1024 * 1024,
  lifetimes = lifetimeOf,
}: AnswersConfig): Answers => {
  const cache = createStaleCache<Question, SourceFailure, Answer>(
    { now, random, wait, largest },
    {
      ask: async ({ deployment, call }) => {
        try {
          return either.map(answerOf)(await source.request(deployment, call.path, now())());
        } catch (error) {
          return either.left(thrown(error));
        }
      },
      lifetimeOf: ({ call }) => lifetimes(call.name),
      sizeOf: ({ length }) => length * weight,
      isFinal: ({ type }) => type === 'NotFound',
    },
  );
  return {
    find: (deployment, call) => () => cache.find(keyOf(deployment, call), { deployment, call }),
    fresh: (deployment, call) => cache.fresh(keyOf(deployment, call)),
    clear: cache.clear,
    size: cache.size,
  };
};
