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

const Entry = t.type({ at: t.number, body: t.unknown });

/** The number changes when what is stored does: replicas of two versions do not read each other's. */
const prefix = 'kampdag:1:';

/** Answers in a shared store. */
export const sharedAnswers = (store: SharedStore) => ({
  find: async (key: string): Promise<SharedAnswer | null> => {
    const text = await store.read(prefix + key);
    if (text === null) return null;
    const json = either.tryCatch(
      (): unknown => JSON.parse(text),
      () => null,
    );
    return either.isRight(json) && Entry.is(json.right)
      ? { at: json.right.at as Instant, body: json.right.body }
      : null;
  },
  keep: (key: string, answer: SharedAnswer, milliseconds: number): void =>
    store.write(prefix + key, JSON.stringify(answer), milliseconds),
});
