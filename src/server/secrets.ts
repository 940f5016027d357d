import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal, in a time that does not tell where they differ. */
export const isSameSecret = (a: string | Buffer, b: string | Buffer): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Signs a text with a secret. */
export const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** The key prefix of an installation in a store that it shares with others, which does not reveal its secret. */
export const installationName = (secret: string): string =>
  createHash('sha256').update(`installation ${secret}`).digest('base64url').slice(0, 12);
