import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { outgoingAnswer } from '@kampdag/core/gateway/outgoing';
import { everythingPublished } from '@kampdag/core/league/match/publication';
import { either } from 'fp-ts';

/** An answer as it leaves the server when everything is published; undefined if unreadable. */
export const leavingAs = (
  endpoint: Pick<Endpoint<never, unknown>, 'published'>,
  body: unknown,
  params: object = {},
): unknown => {
  const read = outgoingAnswer(endpoint, body, params as never);
  return either.isRight(read)
    ? read.right.writePublished(read.right.ties.map(() => everythingPublished))
    : undefined;
};
