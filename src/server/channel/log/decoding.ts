import { createDecipheriv } from 'node:crypto';
import { ivLength } from './encrypted.ts';
import type { BodyOf } from './goalsLog.ts';

/** A body and its remaining encoding; empty when fully decoded. */
export interface Decoded {
  readonly data: unknown;
  readonly encoding: string;
}

const isCipher = (step: string): step is 'cipher+aes-128-cbc' | 'cipher+aes-256-cbc' =>
  step === 'cipher+aes-128-cbc' || step === 'cipher+aes-256-cbc';

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
