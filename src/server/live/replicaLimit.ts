import type { Config } from '../config.ts';

/** Why several replicas would not show the same live messages, as a sentence for the operator; null if they would. */
export const replicaLimit = ({
  source,
  ablyKey,
  redisUrl,
  localKey,
}: Pick<Config, 'source' | 'ablyKey' | 'redisUrl' | 'localKey'>): string | null => {
  if (source !== 'federation' || ablyKey !== null) return null;
  if (redisUrl === null) {
    return 'One replica is the limit: live messages are kept in this process alone. Set KAMPDAG_REDIS_URL (or ABLY_KEY) for more.';
  }
  return localKey === null
    ? 'One machine is the limit: the key of the live channel was drawn here. Set KAMPDAG_LOCAL_KEY to the same for all replicas.'
    : null;
};
