import { createDecipheriv } from 'node:crypto';
import { option } from 'fp-ts';
import { encryptedEncoding, ivLength } from './encrypted.ts';
import type { BodyOf } from './goalsLog.ts';

const decrypted = (text: string, key: Uint8Array): string => {
  const bytes = Buffer.from(text, 'base64');
  const cipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, ivLength));
  return Buffer.concat([cipher.update(bytes.subarray(ivLength)), cipher.final()]).toString('utf8');
};

/**
 * Reads bodies of JSON, and with a key (32 bytes) those that are encrypted with it; undefined for any other.
 */
export const bodyReader =
  (key: Uint8Array | null): BodyOf =>
  ({ data, encoding }) =>
    option.toUndefined(
      option.tryCatch((): unknown => {
        if (typeof data !== 'string') return undefined;
        if (encoding === 'json') return JSON.parse(data);
        return encoding === encryptedEncoding && key !== null ? JSON.parse(decrypted(data, key)) : undefined;
      }),
    );
