import type { AnswerFilter } from '@kampdag/core/gateway/answerFilter';
import type { GatewayClient } from '@kampdag/core/gateway/client';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { taskEither } from 'fp-ts';

/** A client whose answers follow the visitor's viewing preferences. */
export const filteredClient = (client: GatewayClient, filter: AnswerFilter): GatewayClient => ({
  fetch: <P, A>(endpoint: Endpoint<P, A>, params: P) =>
    taskEither.map((answer: A) => filter(endpoint, answer, params))(client.fetch(endpoint, params)),
});
