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
  /** The same bytes as a text of one byte a sign (Latin-1), where they are few: with its headers it leaves in one piece. */
  readonly readyText: (encoding: Encoding) => string | undefined;
}

/** More bytes than this are not put into one piece with the headers. */
const mostInText = 64 * 1024;

/** Below this many bytes encoding costs more than it saves. */
const worthEncoding = 512;

/** Serialises a body once. */
export const answerOf = (body: unknown): Answer => {
  const plain = Buffer.from(JSON.stringify(body) ?? 'null');
  const encoding = new Map<Encoding, Promise<Buffer>>();
  const ready = new Map<Encoding, Buffer>([['identity', plain]]);
  const texts = new Map<Encoding, string>();
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
    readyText: (wanted) => {
      const known = texts.get(wanted);
      if (known !== undefined) return known;
      const bytes = ready.get(wanted);
      if (bytes === undefined || bytes.length > mostInText) return undefined;
      const text = bytes.toString('latin1');
      texts.set(wanted, text);
      return text;
    },
  };
};

/** The encoding that an answer is worth. */
export const worthwhile = ({ length }: Answer, wanted: Encoding): Encoding =>
  length < worthEncoding ? 'identity' : wanted;
