import type { Instant } from '@kampdag/core/time/instant';
import type { either } from 'fp-ts';
import { createStaleCache, type Found } from '../gateway/staleCache.ts';
import type { Representation } from './representation.ts';

/** A text made of several answers of the gateway. */
export interface Document {
  readonly representation: Representation;
  /** When something in it last changed; null where nobody says. */
  readonly changedAt: Instant | null;
}

/** Why there is no such text, by the status that tells it. */
export interface NoDocument {
  readonly status: number;
}

type Made = Promise<either.Either<NoDocument, Document>>;

/** Texts made of the gateway's answers, each made once however many ask. */
export interface Documents {
  readonly find: (key: string, make: () => Made) => Promise<either.Either<NoDocument, Found<Document>>>;
}

/** What is made of answers that live for seconds is made anew after two: it adds little to the time in which a league is hidden (reading 24). */
const lifetime = { fresh: 2_000, stale: 0, onError: 0 };

/** Bytes kept: each text with its two encodings. */
const largest = 16 * 1024 * 1024;
const weight = 2;

/** No text is made yet. */
export const createDocuments = (
  now: () => Instant,
  wait: (milliseconds: number) => Promise<unknown>,
): Documents =>
  createStaleCache<() => Made, NoDocument, Document>(
    { now, random: () => 0, wait, largest },
    {
      ask: (make) => make(),
      lifetimeOf: () => lifetime,
      sizeOf: ({ representation }) => representation.length * weight,
      isFinal: ({ status }) => status === 404,
    },
  );
