import type { AnswerFilter } from '@kampdag/core/gateway/answerFilter';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { function as fn, option, taskEither } from 'fp-ts';
import type { PartialAnswer, Preloaded } from './preloaded.ts';

/** A client whose answers follow the visitor's viewing preferences. */
export const filteredClient = (client: GatewayClient, filter: AnswerFilter): GatewayClient => ({
  fetch: <P, A>(endpoint: Endpoint<P, A>, params: P) =>
    taskEither.map((answer: A) => filter(endpoint, answer))(client.fetch(endpoint, params)),
});

/** Preloaded answers that follow the visitor's viewing preferences. */
export const filteredPreloaded = (preloaded: Preloaded, filter: AnswerFilter): Preloaded => ({
  ...preloaded,
  read: <P, A>(endpoint: Endpoint<P, A>, params: P) =>
    option.map((answer: A) => filter(endpoint, answer))(preloaded.read(endpoint, params)),
  readPart: <P, A>(endpoint: Endpoint<P, A>, params: P) =>
    fn.pipe(
      preloaded.readPart(endpoint, params),
      option.map((part): PartialAnswer<A> => {
        const { value, path, place } = part;
        return { value: filter(endpoint, value), path, place };
      }),
    ),
});
