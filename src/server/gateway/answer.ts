import { createHash } from 'node:crypto';
import { type Encoding, encode } from '../http/encoding.ts';

/** An answer as it is kept: made once, sent many times. */
export interface Answer {
  /** The value itself, for pages made in this process. */
  readonly body: unknown;
  readonly etag: string;
  /** Bytes of its JSON. */
  readonly length: number;
  /** Its JSON, encoded once for each encoding that was asked for. */
  readonly bytes: (encoding: Encoding) => Promise<Buffer>;
  /** The same where it has been encoded already. */
  readonly readyBytes: (encoding: Encoding) => Buffer | undefined;
}

/** Below this many bytes encoding costs more than it saves. */
const worthEncoding = 512;

/** Serialises a body once. */
export const answerOf = (body: unknown): Answer => {
  const plain = Buffer.from(JSON.stringify(body) ?? 'null');
  const encoding = new Map<Encoding, Promise<Buffer>>();
  const ready = new Map<Encoding, Buffer>([['identity', plain]]);
  return {
    body,
    length: plain.length,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bytes: (wanted) => {
      const known = encoding.get(wanted);
      if (known !== undefined) return known;
      const made = encode(plain, wanted).then((bytes) => {
        ready.set(wanted, bytes);
        return bytes;
      });
      encoding.set(wanted, made);
      return made;
    },
    readyBytes: (wanted) => ready.get(wanted),
  };
};

/** The encoding that an answer is worth. */
export const worthwhile = ({ length }: Answer, wanted: Encoding): Encoding =>
  length < worthEncoding ? 'identity' : wanted;
