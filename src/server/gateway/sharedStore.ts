import type { Instant } from '@kampdag/core/time/instant';
import { either, json } from 'fp-ts';
import * as t from 'io-ts';
import type { CacheKey } from '../cacheKey.ts';
import { installationName, isSameSecret, signatureOf } from '../secrets.ts';

/** A store of texts by key that replicas share. While unavailable it is empty. */
export interface SharedStore {
  /** Null for a missing key, and while unavailable. Never rejects, never takes long. */
  readonly read: (key: string) => Promise<string | null>;
  /** Stores a text for a number of milliseconds; dropped while unavailable. */
  readonly write: (key: string, text: string, milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

/** A shared answer, and when its source gave it. */
export interface SharedAnswer {
  readonly at: Instant;
  readonly body: unknown;
}

/** How replicas share answers. */
export interface Sharing {
  readonly store: SharedStore;
  /** A secret shared by all replicas of an installation, and unknown to others who can write to the store. */
  readonly secret: string;
}

const Entry = t.type({ at: t.number, body: t.unknown });

/** Changes with the storage format: replicas of two versions do not read each other's entries. */
const version = 2;

/** Characters of a signature: 32 bytes in base64url. */
const signatureLength = 43;

/**
 * Answers in a shared store. Others may write to it too: an entry that this installation has not signed for its key is ignored.
 */
export const sharedAnswers = ({ store, secret }: Sharing) => {
  const installation = installationName(secret);
  const nameOf = (key: CacheKey): string => `kampdag:${version}:${installation}:${key}`;
  const signed = (key: CacheKey, text: string): string => signatureOf(secret, `${nameOf(key)}\n${text}`);

  return {
    find: async (key: CacheKey): Promise<SharedAnswer | null> => {
      const entry = await store.read(nameOf(key));
      if (entry === null) return null;
      const text = entry.slice(signatureLength);
      if (!isSameSecret(entry.slice(0, signatureLength), signed(key, text))) return null;
      const parsed = json.parse(text);
      return either.isRight(parsed) && Entry.is(parsed.right)
        ? { at: parsed.right.at as Instant, body: parsed.right.body }
        : null;
    },
    keep: (key: CacheKey, answer: SharedAnswer, milliseconds: number): void => {
      const text = JSON.stringify(answer);
      store.write(nameOf(key), `${signed(key, text)}${text}`, milliseconds);
    },
    /** Replaces an answer by nothing, which is gone at once. */
    remove: (key: CacheKey): void => store.write(nameOf(key), '', 1),
  };
};
