import type { Serial } from './timeToken.ts';

/** Tells whether two logs hold the same messages, without the messages: what one serial carries never changes. */
export interface LogDigest {
  readonly count: number;
  /** FNV-1a of the serials in order, 32 bits. */
  readonly hash: number;
}

const offset = 0x811c9dc5;
const prime = 0x01000193;

/** The digest of the messages up to a serial; they come in channel order. */
export const logDigestOf = (messages: Iterable<{ readonly serial: Serial }>, through: Serial): LogDigest => {
  let count = 0;
  let hash = offset;
  for (const { serial } of messages) {
    if (serial > through) continue;
    count += 1;
    for (let at = 0; at < serial.length; at += 1) hash = Math.imul(hash ^ serial.charCodeAt(at), prime);
    // A mark between two serials.
    hash = Math.imul(hash ^ 0xff, prime);
  }
  return { count, hash: hash >>> 0 };
};
