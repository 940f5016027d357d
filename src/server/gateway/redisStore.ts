import type { Effects } from '../effects.ts';
import { changesOnly, type RedisConfig, redisClient } from '../redisClient.ts';
import type { SharedStore } from './sharedStore.ts';

/** Read timeout in milliseconds: beyond it, asking the source is faster. */
const readTimeout = 100;

/** Maximum bytes of a text: larger ones are cheaper to make than to fetch. */
const largest = 2 * 1024 * 1024;

/** A store in Redis. While Redis is unavailable reads find nothing, writes are dropped, and no caller waits. */
export const redisStore = ({ url, wait, onChange }: RedisConfig & Pick<Effects, 'wait'>): SharedStore => {
  const report = changesOnly(onChange);
  const client = redisClient({ url, onChange: report }, { min: 100, max: 5_000 });
  client.connect().catch(() => report(false));
  return {
    read: (key) =>
      client.isReady
        ? Promise.race([client.get(key).catch(() => null), wait(readTimeout).then(() => null)])
        : Promise.resolve(null),
    write: (key, text, milliseconds) => {
      if (!client.isReady || text.length > largest) return;
      client.set(key, text, { expiration: { type: 'PX', value: Math.ceil(milliseconds) } }).catch(() => null);
    },
    close: async () => client.destroy(),
  };
};
