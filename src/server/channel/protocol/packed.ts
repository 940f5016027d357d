import { decode } from '@msgpack/msgpack';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

/** The type of bodies in msgpack. */
export const packed = 'application/x-msgpack';

/** Bytes as JSON would carry them: base64, and the encoding says so (ably-protocol §3). */
const inText = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inText);
  if (!t.UnknownRecord.is(value)) return value;
  const { data, encoding, messages } = value;
  if (messages !== undefined) return { ...value, messages: inText(messages) };
  return data instanceof Uint8Array
    ? {
        ...value,
        data: Buffer.from(data).toString('base64'),
        encoding: typeof encoding === 'string' && encoding !== '' ? `${encoding}/base64` : 'base64',
      }
    : value;
};

/** Lets bodies come in msgpack too, as the SDK sends them in Node unless told; read as if they had come in JSON. */
export const takePacked = (app: FastifyInstance): void => {
  app.addContentTypeParser(packed, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, inText(decode(body as Buffer)));
    } catch {
      done(Object.assign(new Error('the body is no msgpack'), { statusCode: 400 }));
    }
  });
};
