import { decode } from '@msgpack/msgpack';
import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';

/** The content type of msgpack bodies. */
export const packed = 'application/x-msgpack';

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
