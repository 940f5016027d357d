import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import * as t from 'io-ts';

/** A store that several replicas share: texts by key. It may be away; then it holds nothing. */
export interface SharedStore {
  /** Null where there is none, and where the store is away. It never rejects, and never takes long. */
  readonly read: (key: string) => Promise<string | null>;
  /** Keeps a text for so many milliseconds; lost where the store is away. */
  readonly write: (key: string, text: string, milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

/** An answer as replicas share it: when its source gave it, and what it was. */
export interface SharedAnswer {
  readonly at: Instant;
  readonly body: unknown;
}

/** What replicas share answers by. */
export interface Sharing {
  readonly store: SharedStore;
  /** What all replicas of one installation know, and nobody else who can write into the store. */
  readonly secret: string;
}

const Entry = t.type({ at: t.number, body: t.unknown });

/** Changes when what is stored does: replicas of two versions do not read each other's. */
const version = 2;

/** Characters of a signature: 32 bytes in base64url. */
const signatureLength = 43;

/** What the keys of an installation are told apart by: it says nothing of the secret. */
export const installationName = (secret: string): string =>
  createHash('sha256').update(`installation ${secret}`).digest('base64url').slice(0, 12);

/** Answers in a shared store, which others may write into as well: what this installation has not signed for this very key is none. */
export const sharedAnswers = ({ store, secret }: Sharing) => {
  const installation = installationName(secret);
  const nameOf = (key: string): string => `kampdag:${version}:${installation}:${key}`;
  const signatureOf = (key: string, text: string): string =>
    createHmac('sha256', secret)
      .update(`${nameOf(key)}\n${text}`)
      .digest('base64url');

  return {
    find: async (key: string): Promise<SharedAnswer | null> => {
      const entry = await store.read(nameOf(key));
      if (entry === null) return null;
      const signature = Buffer.from(entry.slice(0, signatureLength));
      const text = entry.slice(signatureLength);
      const expected = Buffer.from(signatureOf(key, text));
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
      const json = either.tryCatch(
        (): unknown => JSON.parse(text),
        () => null,
      );
      return either.isRight(json) && Entry.is(json.right)
        ? { at: json.right.at as Instant, body: json.right.body }
        : null;
    },
    keep: (key: string, answer: SharedAnswer, milliseconds: number): void => {
      const text = JSON.stringify(answer);
      store.write(nameOf(key), `${signatureOf(key, text)}${text}`, milliseconds);
    },
  };
};
