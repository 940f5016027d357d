import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { createStaleCache, type Found } from '../gateway/staleCache.ts';
import type { Representation } from './representation.ts';

/** A text made from several answers of the gateway. */
export interface Document {
  readonly representation: Representation;
  /** Since when its content is unchanged, for Last-Modified. */
  readonly changedAt: Instant;
}

/** Why there is no text, as a status. */
export interface NoDocument {
  readonly status: number;
}

type Made = Promise<either.Either<NoDocument, Representation>>;

/** Texts made from the gateway's answers; concurrent requests share one. */
export interface Documents {
  readonly find: (key: string, make: () => Made) => Promise<either.Either<NoDocument, Found<Document>>>;
}

/** Two seconds, as for the answers: this adds little to the delay until a withheld league is hidden (reading 24). */
const lifetime = { fresh: 2_000, stale: 0, onError: 0 };

/** Maximum bytes; each text is stored with its two encodings. */
const largest = 16 * 1024 * 1024;
const weight = 2;

/** Maximum texts whose change times are remembered. */
const mostDated = 5_000;

/** Starts without any texts. */
export const createDocuments = (
  now: () => Instant,
  wait: (milliseconds: number) => Promise<unknown>,
): Documents => {
  const dated = new LRUCache<string, { readonly etag: string; readonly changedAt: Instant }>({
    max: mostDated,
  });
  const documentOf = (key: string, representation: Representation): Document => {
    const etag = representation.etag('identity');
    const previous = dated.get(key);
    const changedAt = previous?.etag === etag ? previous.changedAt : now();
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
