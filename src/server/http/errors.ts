import type { FastifyReply } from 'fastify';

/** An error as every part of the server words it. */
export interface ErrorBody {
  readonly error: { readonly code: string; readonly message: string };
}

/** Answers an error; never stored by anyone. What a visitor wrote is not repeated. */
export const sendError = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: { code, message } } satisfies ErrorBody);

/** What fastify itself objects to, in our words; anything unforeseen is a 500 that tells nothing. */
export const wordedFor = (
  status: number,
): { readonly status: number; readonly code: string; readonly message: string } => {
  if (status === 413) return { status, code: 'TooLarge', message: 'The body is larger than 8 KB.' };
  if (status === 414) return { status, code: 'AddressTooLong', message: 'The address is too long.' };
  if (status === 415) return { status, code: 'NotJson', message: 'The body must be application/json.' };
  if (status === 429)
    return { status, code: 'TooMany', message: 'Too many requests came from this address.' };
  if (status === 408) return { status, code: 'TooSlow', message: 'The request took too long to arrive.' };
  if (status >= 400 && status < 500) {
    return { status: 400, code: 'BadRequest', message: 'The request could not be read.' };
  }
  return { status: 500, code: 'Internal', message: 'The request could not be answered.' };
};
