import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { outgoingAnswer } from '@kampdag/core/gateway/outgoing';
import type { LeaguePublication } from '@kampdag/core/league/season/publication';
import { either } from 'fp-ts';

/** A league that publishes everything. */
const everything: LeaguePublication = {
  matches: true,
  results: true,
  standings: true,
  statistics: true,
  teams: true,
  referees: true,
};

/** An answer as it leaves the server when everything is published; undefined if unreadable. */
export const leavingAs = (
  endpoint: Pick<Endpoint<never, unknown>, 'published'>,
  body: unknown,
  params: object = {},
): unknown => {
  const read = outgoingAnswer(endpoint, body, params as never);
  return either.isRight(read) ? read.right.writePublished(read.right.ties.map(() => everything)) : undefined;
};
