import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Scheduler } from '../effects.ts';
import type { SubscriptionId } from './subscription.ts';

/** Stored texts by subscription; null for one that was removed. */
export type Changes = ReadonlyMap<SubscriptionId, string | null>;

/** Where subscriptions outlive the process: Redis, or a file of the installation. */
export interface SubscriptionStore {
  /** All stored texts. Rejects if they cannot be reached. */
  readonly load: () => Promise<Changes>;
  /** What others have changed since the last `load` or `changes`. Rejects if that cannot be known: then all is loaded anew. */
  readonly changes: () => Promise<Changes>;
  /** Stores changes; whether they were. */
  readonly write: (changes: Changes) => Promise<boolean>;
  /** Claims what only one replica may do, such as telling of a goal; false where another has, or it cannot be known. */
  readonly claim: (fact: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Milliseconds by which changes are gathered before the file is written. */
const gathering = 1_000;

/** The most facts of which this process remembers that it has told. */
const mostFacts = 20_000;

/** Subscriptions in a file that only its owner can read, one a line: for one process. */
export const fileSubscriptions = (path: string, scheduler: Scheduler): SubscriptionStore => {
  const stored = new Map<SubscriptionId, string>();
  const told = new Set<string>();
  const state: { stop: (() => void) | null; writing: Promise<boolean> } = {
    stop: null,
    writing: Promise.resolve(true),
  };
  const save = async (): Promise<boolean> => {
    // Renamed, so that a crash leaves the old text or the new one.
    const next = `${path}.${process.pid}`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(next, [...stored].map(([id, text]) => `${id} ${text}\n`).join(''), { mode: 0o600 });
      await rename(next, path);
      return true;
    } catch {
      return false;
    }
  };
  const flush = (): Promise<boolean> => {
    state.stop?.();
    state.stop = null;
    state.writing = state.writing.then(save);
    return state.writing;
  };
  return {
    load: async () => {
      const text = await readFile(path, 'utf8').catch(() => '');
      for (const line of text.split('\n')) {
        const [id = '', ...rest] = line.split(' ');
        if (rest.length > 0) stored.set(id as SubscriptionId, rest.join(' '));
      }
      return stored;
    },
    changes: () => Promise.resolve(new Map()),
    write: (changes) => {
      for (const [id, text] of changes) {
        if (text === null) stored.delete(id);
        else stored.set(id, text);
      }
      state.stop ??= scheduler.after(gathering, () => void flush());
      return Promise.resolve(true);
    },
    claim: (fact) => {
      if (told.has(fact)) return Promise.resolve(false);
      told.add(fact);
      const [oldest] = told;
      if (told.size > mostFacts && oldest !== undefined) told.delete(oldest);
      return Promise.resolve(true);
    },
    close: async () => {
      if (state.stop !== null) await flush();
      await state.writing;
    },
  };
};
