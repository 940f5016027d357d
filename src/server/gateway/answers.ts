import type { Deployment } from '@kampdag/core/site/deployment';
import type { Instant } from '@kampdag/core/time/instant';
import { either, type taskEither } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { type Answer, answerOf } from './answer.ts';
import { lifetimeOf } from './lifetimes.ts';
import type { Call } from './router.ts';
import type { GatewaySource, SourceFailure } from './source.ts';

/** The answers of a source, kept for their lifetime. */
export interface Answers {
  /** However many ask at once, the source is asked once. Failures are not kept. */
  readonly find: (deployment: Deployment, call: Call) => taskEither.TaskEither<SourceFailure, Answer>;
  /** Forgets everything: the source says something else now. */
  readonly clear: () => void;
}

/** What answers are made of; `now` is the time sources answer for, and the time by which answers age. */
export interface AnswersConfig {
  readonly source: GatewaySource;
  readonly now: () => Instant;
  /** Answers kept at most, 2000 unless told. */
  readonly most?: number;
}

class Failed extends Error {
  readonly failure: SourceFailure;
  constructor(failure: SourceFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

const failureIn = (error: unknown): SourceFailure =>
  error instanceof Failed
    ? error.failure
    : { type: 'BadAnswer', message: error instanceof Error ? error.message : 'the source threw' };

interface Question {
  readonly deployment: Deployment;
  readonly call: Call;
}

export const createAnswers = ({ source, now, most = 2_000 }: AnswersConfig): Answers => {
  const cache = new LRUCache<string, Answer, Question>({
    max: most,
    perf: { now },
    ttlResolution: 0,
    fetchMethod: async (_key, _stale, { context: { deployment, call }, options }) => {
      options.ttl = lifetimeOf(call.name);
      const body = await source.request(deployment, call.path, now())();
      if (either.isLeft(body)) throw new Failed(body.left);
      return answerOf(body.right);
    },
  });
  return {
    find: (deployment, call) => async () => {
      try {
        const key = `${deployment.key} ${call.path}`;
        return either.right(await cache.forceFetch(key, { context: { deployment, call } }));
      } catch (error) {
        return either.left(failureIn(error));
      }
    },
    clear: () => cache.clear(),
  };
};
