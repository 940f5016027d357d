import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { createStaleCache, type Found } from '../gateway/staleCache.ts';
import type { Representation } from './representation.ts';

/** A text made of several answers of the gateway. */
export interface Document {
  readonly representation: Representation;
  /** Since when it is known to be the same: no older text is given for one that was read after that. */
  readonly changedAt: Instant;
}

/** Why there is no such text, by the status that tells it. */
export interface NoDocument {
  readonly status: number;
}

type Made = Promise<either.Either<NoDocument, Representation>>;

/** Texts made of the gateway's answers, each made once however many ask. */
export interface Documents {
  readonly find: (key: string, make: () => Made) => Promise<either.Either<NoDocument, Found<Document>>>;
}

/** What is made of answers that live for seconds is made anew after two: it adds little to the time in which a league is hidden (reading 24). */
const lifetime = { fresh: 2_000, stale: 0, onError: 0 };

/** Bytes kept: each text with its two encodings. */
const largest = 16 * 1024 * 1024;
const weight = 2;

/** Texts of which it is known since when they are the same. */
const mostDated = 5_000;

/** No text is made yet. */
export const createDocuments = (
  now: () => Instant,
  wait: (milliseconds: number) => Promise<unknown>,
): Documents => {
  const dated = new LRUCache<string, { readonly etag: string; readonly changedAt: Instant }>({
    max: mostDated,
  });
  const documentOf = (key: string, representation: Representation): Document => {
    const etag = representation.etag('identity');
    const known = dated.get(key);
    const changedAt = known?.etag === etag ? known.changedAt : now();
    dated.set(key, { etag, changedAt });
    return { representation, changedAt };
  };
  const texts = createStaleCache<{ key: string; make: () => Made }, NoDocument, Document>(
    { now, random: () => 0, wait, largest },
    {
      ask: async ({ key, make }) =>
        either.map((representation: Representation) => documentOf(key, representation))(await make()),
      lifetimeOf: () => lifetime,
      sizeOf: ({ representation }) => representation.length * weight,
      isFinal: ({ status }) => status === 404,
    },
  );
  return { find: (key, make) => texts.find(key, { key, make }) };
};
