import { type Config, pushLimit } from '../config.ts';
import { createPush, type PushConfig } from './push.ts';

/** What push is opened with. */
export interface OpenPushConfig extends Omit<PushConfig, 'shared'> {
  readonly config: Config;
  /** Keeps what is stored in Redis to this installation. */
  readonly secret: string;
  /** Called if subscriptions are in Redis; gives what is called when that comes back, or goes away. */
  readonly onRedis: () => (isConnected: boolean) => void;
}

/** Opens push by the settings, with subscriptions in Redis where there is one; null where it is off, or cannot be. */
export const openPush = async ({ config, secret, onRedis, ...rest }: OpenPushConfig) => {
  if (!config.push || pushLimit(config) !== null) return null;
  const shared =
    config.redisUrl === null
      ? null
      : (await import('./redisSubscriptions.ts')).redisSubscriptions({
          url: config.redisUrl,
          secret,
          onChange: onRedis(),
        });
  return createPush({ ...rest, shared });
};
