import { createHash } from 'node:crypto';
import { type Encoding, encode } from '../http/encoding.ts';

/** An answer as it is kept: made once, sent many times. */
export interface Answer {
  /** The value itself, for pages made in this process. */
  readonly body: unknown;
  /** Its tag in an encoding: what is encoded otherwise is another representation (RFC 9110 §8.8.3). */
  readonly etag: (encoding: Encoding) => string;
  /** Bytes of its JSON. */
  readonly length: number;
  /** Its JSON, encoded once for each encoding that was asked for. */
  readonly bytes: (encoding: Encoding) => Promise<Buffer>;
}

/** Below this many bytes encoding costs more than it saves. */
const worthEncoding = 512;

/** Serialises a body once. */
export const answerOf = (body: unknown): Answer => {
  const plain = Buffer.from(JSON.stringify(body) ?? 'null');
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const encoding = new Map<Encoding, Promise<Buffer>>();
  return {
    body,
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

/** The encoding that an answer is worth. */
export const worthwhile = ({ length }: Answer, wanted: Encoding): Encoding =>
  length < worthEncoding ? 'identity' : wanted;
