import { decodeBody } from '@kampdag/core/gateway/client';
import type { Endpoint } from '@kampdag/core/gateway/endpoint';
import { option } from 'fp-ts';
import type { AnswerPart, PartPlace } from '../page.ts';

/** The rows of an answer that came with the page. */
export interface Part<A> {
  readonly value: A;
  /** The whole answer's path. */
  readonly path: string;
  /** Their place in what is shown of the whole list; null for rows that are looked up one by one. */
  readonly place: PartPlace | null;
}

/** The gateway's answers that are at hand without asking. */
export interface Preloaded {
  /** None when the answer is not at hand or cannot be decoded: then it is asked for. */
  readonly read: <P, A>(endpoint: Endpoint<P, A>, params: P) => option.Option<A>;
  /** The part of an answer that came with the page; none where all of it came, or nothing. */
  readonly readPart: <P, A>(endpoint: Endpoint<P, A>, params: P) => option.Option<Part<A>>;
  /** Whether the gateway said that there is nothing at a path. */
  readonly isMissing: (path: string) => boolean;
  /** Forgets them all: once the first view stands, an answer asked for again is asked for anew. */
  readonly forget: () => void;
  /** The first view is left: parts that were enough for it no longer are. */
  readonly leave: () => void;
  /** Aborted once the first view is left. */
  readonly left: AbortSignal;
}

/** Answers by gateway path, parts of them, and paths that lead nowhere, as the server inlined them. */
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
      return option.map(<A>(value: A): Part<A> => ({ value, path, place }))(
        option.fromEither(decodeBody(endpoint, body)),
      );
    },
    isMissing: (path) => nowhere.has(path),
    forget: () => {
      nowhere.clear();
      bodies.clear();
      known.clear();
    },
    leave: () => firstView.abort(),
    left: firstView.signal,
  };
};
