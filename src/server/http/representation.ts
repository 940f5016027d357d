import { createHash } from 'node:crypto';
import type { Instant } from '@kampdag/core/time/instant';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encode, negotiate } from './encoding.ts';
import { holdsAlready, isUnchangedSince } from './validators.ts';

/** A body as it is kept: made once, sent many times. */
export interface Representation {
  /** Its tag in an encoding: what is encoded otherwise is another representation (RFC 9110 §8.8.3). */
  readonly etag: (encoding: Encoding) => string;
  /** Bytes, not encoded. */
  readonly length: number;
  /** Its bytes, encoded once for each encoding that was asked for. */
  readonly bytes: (encoding: Encoding) => Promise<Buffer>;
}

/** Below this many bytes encoding costs more than it saves. */
const worthEncoding = 512;

/** Keeps a body to be sent. */
export const representationOf = (text: string): Representation => {
  const plain = Buffer.from(text);
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const encoding = new Map<Encoding, Promise<Buffer>>();
  return {
    length: plain.length,
    etag: (wanted) => `"${hash}-${wanted}"`,
    bytes: (wanted) => {
      const known = encoding.get(wanted);
      if (known !== undefined) return known;
      const made = encode(plain, wanted);
      encoding.set(wanted, made);
      return made;
    },
  };
};

/** What is said of a body beside itself. */
export interface SentAs {
  readonly type: string;
  readonly cacheControl: string;
  /** Since when it is the same, where that is known. */
  readonly changedAt?: Instant;
}

/** Sends a body in the best encoding that the client takes; 304 to whoever read it before and holds it still. */
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
  // Tags say more than a date does: where they are sent, it does not count (RFC 9110 §13.1.3).
  const isHeld = tags === undefined ? isUnchangedSince(since, changedAt) : holdsAlready(tags, etag);
  if (request.method !== 'POST' && isHeld) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(type).send(await body.bytes(encoding));
};
