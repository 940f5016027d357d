import type { GatewayFailure } from '@kampdag/core/gateway/client';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { either, taskEither } from 'fp-ts';
import { LRUCache } from 'lru-cache';
import { type CacheKey } from '../cacheKey.ts';
import type { Effects } from '../effects.ts';
import { createStaleCache } from '../gateway/staleCache.ts';
import type { CacheName, OnCache } from '../metrics/cacheSizes.ts';
import { sendRefusal } from './errors.ts';
import { type Representation, representationOf, type SentAs, sendRepresentation } from './representation.ts';

interface Document {
  readonly representation: Representation;
  /** Since when its content is unchanged, for Last-Modified. */
  readonly changedAt: Instant;
}

type Text = taskEither.TaskEither<GatewayFailure, string>;

/** How a text is sent. */
export interface DocumentAs extends Omit<SentAs, 'changedAt'> {
  /** The file name of a download; undefined for a text shown inline. */
  readonly fileName?: string | undefined;
  /** Seconds after which a text that could not be made may be requested again. */
  readonly retryAfter: number;
}

const isMissing = (failure: GatewayFailure): boolean => failure.type === 'Refused' && failure.status === 404;

/** Texts made from several answers of the gateway; concurrent requests share one. */
export const createDocuments = (
  name: CacheName,
  { now, wait, onCache }: Pick<Effects, 'now' | 'wait'> & { readonly onCache: OnCache },
) => {
  const dated = new LRUCache<CacheKey, { readonly etag: string; readonly changedAt: Instant }>({
    max: 5_000,
  });
  const documentOf = (key: CacheKey, text: string): Document => {
    const representation = representationOf(text);
    const etag = representation.etag('identity');
    const previous = dated.get(key);
    const changedAt = previous?.etag === etag ? previous.changedAt : now();
    dated.set(key, { etag, changedAt });
    return { representation, changedAt };
  };
  const documents = createStaleCache<{ key: CacheKey; make: Text }, GatewayFailure, Document>(
    { now, random: () => 0, wait, largest: 16 * 1024 * 1024 },
    {
      ask: ({ key, make }) => taskEither.map((text: string) => documentOf(key, text))(make)(),
      // As for the answers: this adds little to the delay until a withheld league is hidden (reading 24).
      lifetimeOf: () => ({ fresh: 2_000, stale: 0, onError: 0 }),
      // Each text is stored with its two encodings.
      sizeOf: ({ representation }) => representation.length * 2,
      // Of answers that are kept themselves, for two seconds.
      verdictOf: () => 'gone',
    },
  );
  onCache(name, documents.size);
  return {
    /** Sends the text of a key, made if necessary; 404 for a missing thing, 503 if it cannot be made now. */
    send: async (
      request: FastifyRequest,
      reply: FastifyReply,
      key: CacheKey,
      make: Text,
      { fileName, retryAfter, ...sentAs }: DocumentAs,
    ): Promise<FastifyReply> => {
      const found = await documents.find(key, { key, make });
      if (either.isLeft(found)) {
        return isMissing(found.left) ? sendRefusal(reply, 404) : sendRefusal(reply, 503, retryAfter);
      }
      if (fileName !== undefined) {
        reply.header('content-disposition', `attachment; filename="${fileName}"`);
      }
      const { representation, changedAt } = found.right.value;
      return sendRepresentation(request, reply, representation, { ...sentAs, changedAt });
    },
  };
};
