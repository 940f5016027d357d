import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import type { ChannelName } from '@kampdag/core/live/wire/channel';
import type { BodyOf } from './goalsLog.ts';
import type { ChannelSource, SourceMessage } from './source.ts';

/** The encoding of encrypted bodies, which Ably's SDK decodes from right to left (ably-protocol §9). */
const encryptedEncoding = 'json/utf-8/cipher+aes-256-cbc/base64';

/** Bytes of the initialisation vector, which precedes the ciphertext. */
const ivLength = 16;

/**
 * A body encrypted with a key of 32 bytes (AES-256-CBC). The initialisation vector is derived from the body and its message: a body
 * always has the same bytes, and no two share a vector.
 */
export const encrypted = (
  data: unknown,
  key: Uint8Array,
  message: string,
): { readonly data: string; readonly encoding: string } => {
  const text = JSON.stringify(data);
  const iv = createHmac('sha256', key).update(`${message} ${text}`).digest().subarray(0, ivLength);
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  const bytes = [iv, cipher.update(text, 'utf8'), cipher.final()];
  return { data: Buffer.concat(bytes).toString('base64'), encoding: encryptedEncoding };
};

/**
 * A source with encrypted bodies (AES-256-CBC).
 *
 * @param key 32 bytes
 */
export const encryptedSource = (source: ChannelSource, key: Uint8Array): ChannelSource => {
  const encryptedMessage = (channel: ChannelName, message: SourceMessage): SourceMessage => {
    // An encoded body is passed on as it is.
    if (message.encoding !== undefined) return message;
    return { ...message, ...encrypted(message.data, key, `${channel} ${message.position}`) };
  };
  return {
    history: (channel) => source.history(channel)?.map((message) => encryptedMessage(channel, message)),
    follow: (channel, onMessage) =>
      source.follow(channel, (message) => onMessage(encryptedMessage(channel, message))),
  };
};

/** A body and its remaining encoding; empty when fully decoded. */
export interface Decoded {
  readonly data: unknown;
  readonly encoding: string;
}

const isCipher = (step: string): step is 'cipher+aes-128-cbc' | 'cipher+aes-256-cbc' =>
  step === 'cipher+aes-128-cbc' || step === 'cipher+aes-256-cbc';

/** Whether a body was encrypted. */
export const isEncrypted = (encoding: string): boolean => encoding.split('/').some(isCipher);

const steps: ReadonlySet<string> = new Set(['json', 'utf-8', 'base64']);

/** An encoding that could not be decoded, without a publisher's own words. */
export const plainEncoding = (encoding: string): string =>
  encoding
    .split('/', 8)
    .map((step) => (steps.has(step) || isCipher(step) ? step : 'unknown'))
    .join('/');

/** The body before an encoding step; undefined if it cannot be decoded. */
const decodedStep = (step: string, data: unknown, key: Uint8Array | null): unknown => {
  if (step === 'json' && typeof data === 'string') return JSON.parse(data);
  if (step === 'base64' && typeof data === 'string') return Buffer.from(data, 'base64');
  if (!Buffer.isBuffer(data)) return undefined;
  if (step === 'utf-8') return data.toString('utf8');
  if (!isCipher(step) || key === null) return undefined;
  const decipher = createDecipheriv(step.slice('cipher+'.length), key, data.subarray(0, ivLength));
  return Buffer.concat([decipher.update(data.subarray(ivLength)), decipher.final()]);
};

/** Decodes a message's body from right to left, as far as possible (ably-protocol §9). */
export const decoded = (data: unknown, encoding: string, key: Uint8Array | null): Decoded => {
  const steps = encoding === '' ? [] : encoding.split('/');
  let body = data;
  while (steps.length > 0) {
    try {
      const before = decodedStep(steps.at(-1) ?? '', body, key);
      if (before === undefined) break;
      body = before;
      steps.pop();
    } catch {
      break;
    }
  }
  return { data: body, encoding: steps.join('/') };
};

/** Reads the bodies of messages, decrypting with a key (32 bytes) if given; undefined for a body that cannot be fully decoded. */
export const bodyReader =
  (key: Uint8Array | null): BodyOf =>
  ({ data, encoding }) => {
    const body = decoded(data, encoding ?? '', key);
    return body.encoding === '' ? body.data : undefined;
  };
