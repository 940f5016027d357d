import type { AnswerFilter } from '@kampdag/core/gateway/answerFilter';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { option, taskEither } from 'fp-ts';
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
    option.map(({ value, path, place }: PartialAnswer<A>) => ({
      value: filter(endpoint, value),
      path,
      place,
    }))(preloaded.readPart(endpoint, params)),
});
