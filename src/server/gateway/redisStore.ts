import { createClient } from '@redis/client';
import type { SharedStore } from './sharedStore.ts';

/** The configuration of a Redis store; effects are injected. */
export interface RedisStoreConfig {
  /** `redis://…` or `rediss://…`. */
  readonly url: string;
  /** Resolves after a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<unknown>;
  /** Called once when the store becomes unavailable, and once when it is back. */
  readonly onChange: (isConnected: boolean) => void;
}

/** Read timeout in milliseconds: beyond it, asking the source is faster. */
const readTimeout = 100;

/** Milliseconds before a reconnection, at first and at most. */
const minReconnectDelay = 100;
const maxReconnectDelay = 5_000;

/** Maximum bytes of a text: larger ones are cheaper to make than to fetch. */
const largest = 2 * 1024 * 1024;

/** A store in Redis. While Redis is unavailable reads find nothing, writes are dropped, and no caller waits. */
export const redisStore = ({ url, wait, onChange }: RedisStoreConfig): SharedStore => {
  const client = createClient({
    url,
    // Requests fail at once while disconnected.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (retries) =>
        Math.min(maxReconnectDelay, minReconnectDelay * 2 ** Math.min(retries, 10)),
    },
  });
  const state = { isConnected: true };
  const setConnected = (isConnected: boolean): void => {
    if (state.isConnected === isConnected) return;
    state.isConnected = isConnected;
    onChange(isConnected);
  };
  client.on('error', () => setConnected(false));
  client.on('ready', () => setConnected(true));
  // The client reconnects on its own.
  client.connect().catch(() => setConnected(false));
  return {
    read: (key) =>
      client.isReady
        ? Promise.race([client.get(key).catch(() => null), wait(readTimeout).then(() => null)])
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
