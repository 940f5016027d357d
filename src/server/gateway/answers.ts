import type { AnyEndpoint } from '@kampdag/core/gateway/endpointTable';
import type { Lifetime } from '@kampdag/core/gateway/lifetime';
import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { either, type taskEither } from 'fp-ts';
import { type Answer, answerOf } from './answer.ts';
import type { Call } from './router.ts';
import { type SharedAnswer, type Sharing, sharedAnswers } from './sharedStore.ts';
import type { GatewaySource, SourceFailure } from './source.ts';
import { createStaleCache, type Found } from './staleCache.ts';

/** The answers of a source, kept for their lifetime. */
export interface Answers {
  /**
   * However many ask at once, the source is asked once. Where it does not answer, the last good answer is found, as long as there is
   * one (`stale` says how old it is beyond its lifetime, in milliseconds).
   */
  readonly find: (deployment: Deployment, call: Call) => taskEither.TaskEither<SourceFailure, Found<Answer>>;
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
  /** Bytes that the answers may take, 64 MB unless told. */
  readonly largest?: number;
  /** Where other replicas find what this one has asked; none unless told. */
  readonly shared?: Sharing;
  /** How long the answers of an endpoint live; as it says itself unless told. */
  readonly lifetimeOf?: (endpoint: AnyEndpoint) => Lifetime;
}

/** What another replica asked is taken over for so much of its lifetime: nearly ended it would be asked for again at once. */
const usable = 0.8;

/** Milliseconds by which the clocks of two replicas may differ. */
const ahead = 2_000;

/**
 * Milliseconds by which another replica may learn later than this one that leagues are published otherwise: what publications live, what
 * lies between two looks, and the two questions themselves. Until then it still shares answers that say too much.
 */
const learning = 15_000;

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

const keyOf = (deployment: Deployment, { path }: Call): string => `${deployment.id} ${path}`;

export const createAnswers = ({
  source,
  now,
  random,
  wait,
  largest = 64 * 1024 * 1024,
  shared,
  lifetimeOf = ({ lifetime }) => lifetime,
}: AnswersConfig): Answers => {
  const others = shared === undefined ? null : sharedAnswers(shared);
  /** When an answer was given by its source; those that this replica asked for itself are not in it. */
  const given = new WeakMap<Answer, Instant>();
  /** What others had before is not what the source says now; nor does one that begins know what was hidden a moment ago. */
  const state = { since: now() + learning };

  const askSource = async (
    { deployment, call }: Question,
    key: string,
  ): Promise<either.Either<SourceFailure, Answer>> => {
    const at = now();
    const found = await source.request(deployment, call.path, at)();
    if (either.isRight(found)) others?.keep(key, { at, body: found.right }, lifetimeOf(call.endpoint).fresh);
    return either.map(answerOf)(found);
  };

  /** Told before everything was forgotten, nearly ended, told in the future, or no answer of this call: then it is asked for anew. */
  const isOfUse = ({ at, body }: SharedAnswer, { endpoint }: Call): boolean => {
    const age = now() - at;
    return (
      at >= state.since &&
      age >= -ahead &&
      age < lifetimeOf(endpoint).fresh * usable &&
      either.isRight(endpoint.decode(body))
    );
  };

  const ask = async (question: Question): Promise<either.Either<SourceFailure, Answer>> => {
    const { deployment, call } = question;
    const key = keyOf(deployment, call);
    if (others === null) return askSource(question, key);
    const held = await others.find(key);
    if (held === null || !isOfUse(held, call)) return askSource(question, key);
    const answer = answerOf(held.body);
    given.set(answer, held.at);
    return either.right(answer);
  };
  const cache = createStaleCache<Question, SourceFailure, Answer>(
    { now, random, wait, largest },
    {
      ask: async (question) => {
        try {
          return await ask(question);
        } catch (error) {
          return either.left(thrown(error));
        }
      },
      ageOf: (answer) => Math.max(0, now() - (given.get(answer) ?? now())),
      lifetimeOf: ({ call }) => lifetimeOf(call.endpoint),
      sizeOf: ({ length }) => length * weight,
      isFinal: ({ type }) => type === 'NotFound',
    },
  );
  return {
    find: (deployment, call) => () => cache.find(keyOf(deployment, call), { deployment, call }),
    clear: () => {
      state.since = now() + learning;
      cache.clear();
    },
    size: cache.size,
  };
};
