import type { Effects } from '../effects.ts';
import type { LastingStore } from '../operator/switchStores.ts';
import { changesOnly, type RedisConfig, redisClient } from '../redisClient.ts';
import type { SharedStore } from './sharedStore.ts';

/** Read timeout in milliseconds: beyond it, asking the source is faster. */
const readTimeout = 100;

/** Timeouts in milliseconds of the first connection, and of a write that is waited for. */
const [openTimeout, keepTimeout] = [3_000, 2_000];

/** Maximum bytes of a text: larger ones are cheaper to make than to fetch. */
const largest = 2 * 1024 * 1024;

/** A store in Redis. While Redis is unavailable reads find nothing, writes are dropped, and no caller waits. */
export const redisStore = ({
  url,
  wait,
  onChange,
}: RedisConfig & Pick<Effects, 'wait'>): SharedStore &
  LastingStore & {
    readonly isConnected: () => boolean;
    /** Resolves with whether it is connected, at the latest after some seconds. */
    readonly opened: Promise<boolean>;
  } => {
  const report = changesOnly(onChange);
  const client = redisClient({ url, onChange: report }, { min: 100, max: 5_000 });
  const connected = client.connect().then(
    () => true,
    () => {
      report(false);
      return false;
    },
  );
  return {
    isConnected: () => client.isReady,
    opened: Promise.race([connected, wait(openTimeout).then(() => client.isReady)]),
    keep: async (key, text) =>
      client.isReady &&
      (await Promise.race([
        client.set(key, text).then(
          () => true,
          () => false,
        ),
        wait(keepTimeout).then(() => false),
      ])),
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
