import { encode } from '@msgpack/msgpack';
import type { FastifyReply } from 'fastify';
import { type ErrorInfo, failures } from '../protocol/failures.ts';
import { packed } from '../protocol/packed.ts';

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

/** An answer in msgpack if requested (the SDK's default in Node), else in JSON. */
export const answer = (reply: FastifyReply, statusCode: number, body: unknown): FastifyReply =>
  reply.request.headers.accept?.includes(packed) === true
    ? reply
        .code(statusCode)
        .header('cache-control', 'no-store')
        .header('content-type', packed)
        .send(Buffer.from(encode(body, { ignoreUndefined: true })))
    : answerJson(reply, statusCode, body);

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
