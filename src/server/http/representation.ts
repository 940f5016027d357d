import { createHash } from 'node:crypto';
import type { Branded } from '@kampdag/core/brand';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encode, negotiate } from './encoding.ts';

/** Whether a client already has a representation (RFC 9110 §13.1.2): by any of its tags, weak ones too, or `*`. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((text) => {
    const tag = text.trim().replace(/^W\//, '');
    return tag === etag || tag === '*';
  });

/** Whether a client's copy is current by its date (RFC 9110 §13.1.3); false if either date is missing. */
const isUnchangedSince = (ifModifiedSince: string | undefined, changedAt: Instant | undefined): boolean =>
  changedAt !== undefined && Math.floor(changedAt / 1_000) * 1_000 <= Date.parse(ifModifiedSince ?? '');

/** A cached body: made once, sent many times. */
export interface Representation {
  /** Its ETag by encoding: each encoding is another representation (RFC 9110 §8.8.3). */
  readonly etag: (encoding: Encoding) => string;
  /** Bytes before encoding. */
  readonly length: number;
  /** Its bytes in an encoding, encoded once on demand. */
  readonly bytes: (encoding: Encoding) => Promise<Buffer>;
}

/** Below this many bytes, encoding costs more than it saves. */
const worthEncoding = 512;

/** Identifies a content. */
export type Tag = Branded<string, 'Tag'>;

/** The tag of a content. */
export const tagOf = (content: string | Uint8Array): Tag =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22) as Tag;

/** A cached body of a text. */
export const representationOf = (text: string): Representation => {
  const plain = Buffer.from(text);
  const tag = tagOf(plain);
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    length: plain.length,
    etag: (encoding) => `"${tag}-${encoding}"`,
    bytes: (encoding) => {
      const known = encoded.get(encoding);
      if (known !== undefined) return known;
      const made = encode(plain, encoding);
      encoded.set(encoding, made);
      return made;
    },
  };
};

/** The metadata of a body. */
export interface SentAs {
  readonly type: string;
  readonly cacheControl: string;
  /** Since when it is unchanged, if known. */
  readonly changedAt?: Instant;
}

/** Sends a body in the best encoding that the client accepts, or 304 if the client already has it. */
export const sendRepresentation = async (
  request: FastifyRequest,
  reply: FastifyReply,
  body: Representation,
  { type, cacheControl, changedAt }: SentAs,
): Promise<FastifyReply> => {
  const wanted = negotiate(request.headers['accept-encoding']);
  const encoding = body.length < worthEncoding ? 'identity' : wanted;
  const etag = body.etag(encoding);
  reply.header('etag', etag).header('vary', 'accept-encoding').header('cache-control', cacheControl);
  if (changedAt !== undefined) reply.header('last-modified', new Date(changedAt).toUTCString());
  const { 'if-none-match': tags, 'if-modified-since': since } = request.headers;
  // ETags take precedence over the date (RFC 9110 §13.1.3).
  const isHeld = tags === undefined ? isUnchangedSince(since, changedAt) : matchesEtag(tags, etag);
  if (request.method !== 'POST' && isHeld) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(await body.bytes(encoding));
};
