import { decodeBody } from '@kampdag/core/gateway/client';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { option } from 'fp-ts';
import type { AnswerPart, PartPosition } from '../page.ts';

/** The rows of an answer that came with the page. */
export interface PartialAnswer<A> {
  readonly value: A;
  /** The path of the whole answer. */
  readonly path: string;
  /** Their position in the list as shown; null for rows that are looked up one by one. */
  readonly place: PartPosition | null;
}

/** The gateway's answers that came with the page. */
export interface Preloaded {
  /** None if the answer did not come with the page or cannot be decoded; it is then fetched. */
  readonly read: <P, A>(endpoint: Endpoint<P, A>, params: P) => option.Option<A>;
  /** The part of an answer that came with the page; none if the whole answer came, or nothing. */
  readonly readPart: <P, A>(endpoint: Endpoint<P, A>, params: P) => option.Option<PartialAnswer<A>>;
  /** Whether the gateway answered 404 for a path. */
  readonly isMissing: (path: string) => boolean;
  /** Drops all answers: after the first view, every request goes to the gateway. */
  readonly clear: () => void;
  /** Marks the first view as left; partial answers no longer suffice. */
  readonly leaveFirstView: () => void;
  /** Aborted once the first view is left. */
  readonly firstViewLeft: AbortSignal;
}

/** Whole answers and parts by gateway path, and paths with no answer, as the server inlined them. */
export const preloadedFrom = (
  answers: Readonly<Record<string, unknown>>,
  parts: Readonly<Record<string, AnswerPart>> = {},
  missing: readonly string[] = [],
): Preloaded => {
  const nowhere = new Set(missing);
  const bodies = new Map(Object.entries(answers));
  const known = new Map(Object.entries(parts));
  const firstView = new AbortController();
  return {
    read: (endpoint, params) => {
      const path = endpoint.write(params);
      return bodies.has(path) ? option.fromEither(decodeBody(endpoint, bodies.get(path))) : option.none;
    },
    readPart: (endpoint, params) => {
      const path = endpoint.write(params);
      const part = known.get(path);
      if (part === undefined) return option.none;
      const { body, place = null } = part;
      return option.map(<A>(value: A): PartialAnswer<A> => ({ value, path, place }))(
        option.fromEither(decodeBody(endpoint, body)),
      );
    },
    isMissing: (path) => nowhere.has(path),
    clear: () => {
      nowhere.clear();
      bodies.clear();
      known.clear();
    },
    leaveFirstView: () => firstView.abort(),
    firstViewLeft: firstView.signal,
  };
};
