import { decodeBody } from '@kampdag/core/gateway/client';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { option } from 'fp-ts';

/** The gateway's answers that are at hand without asking. */
export interface Preloaded {
  /** None when the answer is not at hand or cannot be decoded: then it is asked for. */
  readonly read: <P, A>(endpoint: Endpoint<P, A>, params: P) => option.Option<A>;
  /** Forgets them all: once the first view stands, an answer asked for again is asked for anew. */
  readonly forget: () => void;
}

/** Answers by gateway path, as the server inlined them. */
export const preloadedFrom = (answers: Readonly<Record<string, unknown>>): Preloaded => {
  const bodies = new Map(Object.entries(answers));
  return {
    read: (endpoint, params) => {
      const path = endpoint.write(params);
      return bodies.has(path) ? option.fromEither(decodeBody(endpoint, bodies.get(path))) : option.none;
    },
    forget: () => bodies.clear(),
  };
};
