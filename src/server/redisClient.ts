import { createClient } from '@redis/client';

/** How a Redis is reached. */
export interface RedisConfig {
  /** `redis://…` or `rediss://…`. */
  readonly url: string;
  /** Called once when Redis becomes unavailable, and once when it is back. */
  readonly onChange: (isConnected: boolean) => void;
}

/** A client that reconnects on its own, and whose requests fail at once while it is disconnected; times in milliseconds. */
export const redisClient = (
  { url, onChange }: RedisConfig,
  reconnectDelay: { readonly min: number; readonly max: number },
  detection: { readonly pingInterval?: number; readonly socketTimeout?: number } = {},
) => {
  const { socketTimeout, ...ping } = detection;
  const client = createClient({
    ...ping,
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      ...(socketTimeout === undefined ? {} : { socketTimeout }),
      reconnectStrategy: (retries) =>
        Math.min(reconnectDelay.max, reconnectDelay.min * 2 ** Math.min(retries, 10)),
    },
  });
  client.on('error', () => onChange(false));
  client.on('ready', () => onChange(true));
  return client;
};

/** Passes on only what differs from the last report; Redis counts as connected at first. */
export const changesOnly = (onChange: RedisConfig['onChange']): RedisConfig['onChange'] => {
  const state = { isConnected: true };
  return (isConnected) => {
    if (state.isConnected === isConnected) return;
    state.isConnected = isConnected;
    onChange(isConnected);
  };
};
