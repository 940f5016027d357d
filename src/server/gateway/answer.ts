import { createHash } from 'node:crypto';
import { type Encoding, encode } from '../http/encoding.ts';

/** An answer as it is kept: made once, sent many times. */
export interface Answer {
  /** The value itself, for pages made in this process. */
  readonly body: unknown;
  readonly etag: string;
  /** Its JSON, encoded once for each encoding that was asked for. */
  readonly bytes: (encoding: Encoding) => Promise<Buffer>;
}

/** Below this many bytes encoding costs more than it saves. */
const worthEncoding = 512;

/** Serialises a body once. */
export const answerOf = (body: unknown): Answer => {
  const plain = Buffer.from(JSON.stringify(body));
  const encoded = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bytes: (encoding) => {
      const known = encoded.get(encoding);
      if (known !== undefined) return known;
      const made = encode(plain, encoding);
      encoded.set(encoding, made);
      return made;
    },
  };
};

/** The encoding that an answer is worth. */
export const worthwhile = async (answer: Answer, wanted: Encoding): Promise<Encoding> =>
  (await answer.bytes('identity')).length < worthEncoding ? 'identity' : wanted;
