import { createClient } from '@redis/client';
import type { SharedStore } from './sharedStore.ts';

/** What a Redis store is opened with; effects are handed in. */
export interface RedisStoreConfig {
  /** `redis://…` or `rediss://…`. */
  readonly url: string;
  /** Ends after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Told when the store has gone, and when it has come back: once each. */
  readonly onChange: (isThere: boolean) => void;
}

/** Milliseconds that a question may take: whoever asked had better ask the source than wait longer. */
const patience = 100;

/** Milliseconds until a lost connection is tried again, at first and at most. */
const retryFloor = 100;
const retryCeiling = 5_000;

/** Bytes of a text at most: larger ones are cheaper made anew than fetched. */
const largest = 2 * 1024 * 1024;

/** A store in Redis. While Redis is away nothing is found and nothing kept, and nobody waits for it. */
export const redisStore = ({ url, wait, onChange }: RedisStoreConfig): SharedStore => {
  const client = createClient({
    url,
    // What is asked while the connection is lost fails at once instead of waiting for it.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) => Math.min(retryCeiling, retryFloor * 2 ** Math.min(retries, 10)),
    },
  });
  const state = { isThere: true };
  const turn = (isThere: boolean): void => {
    if (state.isThere === isThere) return;
    state.isThere = isThere;
    onChange(isThere);
  };
  client.on('error', () => turn(false));
  client.on('ready', () => turn(true));
  // It goes on trying by itself.
  client.connect().catch(() => turn(false));
  return {
    read: (key) =>
      client.isReady
        ? Promise.race([client.get(key).catch(() => null), wait(patience).then(() => null)])
        : Promise.resolve(null),
    write: (key, text, milliseconds) => {
      if (!client.isReady || text.length > largest) return;
      client.set(key, text, { expiration: { type: 'PX', value: Math.ceil(milliseconds) } }).catch(() => null);
    },
    close: () => {
      client.destroy();
      return Promise.resolve();
    },
  };
};
