import { decode, encode } from '@msgpack/msgpack';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as t from 'io-ts';
import { encode as compress, negotiate } from '../../http/encoding.ts';
import { type ErrorInfo, failures } from '../protocol/failures.ts';

/** The content type of msgpack bodies. */
const packed = 'application/x-msgpack';

/** Converts bytes to base64 with the matching encoding, as in JSON (ably-protocol §3). */
const toJson = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toJson);
  if (!t.UnknownRecord.is(value)) return value;
  const { data, encoding, messages } = value;
  if (messages !== undefined) return { ...value, messages: toJson(messages) };
  return data instanceof Uint8Array
    ? {
        ...value,
        data: Buffer.from(data).toString('base64'),
        encoding: typeof encoding === 'string' && encoding !== '' ? `${encoding}/base64` : 'base64',
      }
    : value;
};

/** Accepts msgpack bodies too, the SDK's default in Node, decoded as if sent in JSON. */
export const acceptPacked = (app: FastifyInstance): void => {
  app.addContentTypeParser(packed, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, toJson(decode(body as Buffer)));
    } catch {
      done(Object.assign(new Error('the body is no msgpack'), { statusCode: 400 }));
    }
  });
};

/** A body that may be one thing or a list of them. */
export const listOf = <A>(body: A | readonly A[]): readonly A[] =>
  Array.isArray(body) ? (body as readonly A[]) : [body as A];

/** JSON without a charset, with which the SDK would not recognise an error (ably-protocol, pitfall 5). */
export const answerText = (reply: FastifyReply, statusCode: number, json: string): FastifyReply =>
  reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json')
    .send(Buffer.from(json));

/** An answer in JSON. */
const answerJson = (reply: FastifyReply, statusCode: number, body: unknown): FastifyReply =>
  answerText(reply, statusCode, JSON.stringify(body));

const wantsPacked = ({ request }: FastifyReply): boolean => request.headers.accept?.includes(packed) === true;

const packedBody = (body: unknown): Buffer => Buffer.from(encode(body, { ignoreUndefined: true }));

/** An answer in msgpack if requested (the SDK's default in Node), else in JSON. */
export const answer = (reply: FastifyReply, statusCode: number, body: unknown): FastifyReply =>
  wantsPacked(reply)
    ? reply
        .code(statusCode)
        .header('cache-control', 'no-store')
        .header('content-type', packed)
        .send(packedBody(body))
    : answerJson(reply, statusCode, body);

/** Bytes below which compression would gain nothing. */
const smallest = 1_024;

/** An answer of many messages, as `answer`'s, compressed as its reader accepts: a tenth of a page of history. */
export const answerCompressed = async (
  reply: FastifyReply,
  statusCode: number,
  body: unknown,
): Promise<FastifyReply> => {
  const [type, bytes] = wantsPacked(reply)
    ? [packed, packedBody(body)]
    : ['application/json', Buffer.from(JSON.stringify(body))];
  const encoding = bytes.length < smallest ? 'identity' : negotiate(reply.request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .header('content-type', type)
    .send(await compress(bytes, encoding));
};

/** An error, always in JSON (ably-protocol, pitfall 4), and in the headers, where the SDK looks first. */
export const refuse = (reply: FastifyReply, error: ErrorInfo): FastifyReply =>
  answerJson(
    reply.header('x-ably-errorcode', error.code).header('x-ably-errormessage', error.message),
    error.statusCode,
    { error },
  );

/** Fastify's own errors as protocol errors. */
export const protocolErrorOf = (statusCode: number | undefined): ErrorInfo => {
  if (statusCode === 413) return failures.tooLarge('the body is too large');
  if (statusCode === 429)
    return failures.tooManyRequests('too many requests from this address: try again in a minute');
  if (statusCode === 415) return failures.notSpoken('a body is JSON or msgpack here');
  return statusCode !== undefined && statusCode < 500
    ? failures.badRequest('the request could not be read')
    : failures.internal('the request could not be answered');
};
