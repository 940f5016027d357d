import type { FastifyReply } from 'fastify';

/** The common format of errors. */
export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string };
}

/** Sends an uncacheable error, without any text of the visitor. */
export const sendError = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: { code, message } } satisfies ErrorBody);

const texts: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['BadRequest', 'The request could not be read.'],
  404: ['NotFound', 'There is nothing at this address.'],
  405: ['WrongMethod', 'This address is not asked with this method.'],
  408: ['TooSlow', 'The request took too long to arrive.'],
  413: ['TooLarge', 'The body is larger than 8 KB.'],
  414: ['AddressTooLong', 'The address is too long.'],
  415: ['NotJson', 'The body must be application/json.'],
  429: ['TooMany', 'Too many requests came from this address.'],
  431: ['HeadersTooLarge', 'The headers are larger than 16 KB.'],
  503: ['Unavailable', 'There is no answer just now.'],
};

/** The status to disclose for an error; an unexpected one discloses as little as possible. */
export const publicStatus = (status: number): number => {
  if (texts[status] !== undefined) return status;
  return status >= 400 && status < 500 ? 400 : 500;
};

/** The default error body of a status. */
export const errorBody = (status: number): ErrorBody => {
  const [code, message] = texts[status] ?? ['Internal', 'The request could not be answered.'];
  return { error: { code, message } };
};

/** Refuses a program's request, which may be repeated after some seconds if it names them. */
export const sendRefusal = (reply: FastifyReply, status: number, retryAfter?: number): FastifyReply => {
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const { code, message } = errorBody(status).error;
  return sendError(reply, status, code, message);
};
