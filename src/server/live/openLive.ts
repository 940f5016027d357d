import { randomBytes } from 'node:crypto';
import proxyAddr from '@fastify/proxy-addr';
import { channelLimitsWithin } from '../channel/access/limits.ts';
import { createLocalChannel, type LocalChannelConfig } from '../channel/localChannel.ts';
import { bodyReader, encryptedSource } from '../channel/log/decoding.ts';
import type { ChannelLog } from '../channel/log/log.ts';
import { createMemoryLog } from '../channel/log/memoryLog.ts';
import type { Config } from '../config.ts';
import type { Effects } from '../effects.ts';
import type { ConnectionLimits } from '../http/connectionLimits.ts';
import type { Sources } from '../sources.ts';
import { hostedLiveChannel } from './hostedLiveChannel.ts';
import { localLiveChannel } from './localLiveChannel.ts';
import { shownBatches } from './shownBatches.ts';

/** What the live channel is opened with. */
export interface OpenLiveConfig
  extends Pick<Config, 'ablyKey' | 'channelKey' | 'proxies' | 'redisUrl'>,
    Pick<Effects, 'now' | 'scheduler'>,
    Required<Pick<LocalChannelConfig, 'key' | 'mayRead' | 'mayStillRead' | 'onPublished'>> {
  readonly source: Sources['channel'];
  readonly connections: ConnectionLimits;
  /** Called if the log is in Redis; gives what is called when that comes back, or goes away. */
  readonly onRedis: () => (isConnected: boolean) => void;
}

/** Opens this server's own channel, unless the hosted service carries it (null), and the server's own way to follow a match. */
export const openLive = async (config: OpenLiveConfig) => {
  const { key, now, scheduler, redisUrl, source, onRedis } = config;
  const trusted = proxyAddr.compile([...config.proxies]);
  const cipher = config.channelKey === null ? null : Buffer.from(config.channelKey, 'base64');
  const encrypted =
    cipher === null || source.source === undefined ? {} : { source: encryptedSource(source.source, cipher) };
  // Loaded on demand: the client is large, and most installations have no Redis.
  const openLog = async (): Promise<ChannelLog> =>
    redisUrl === null
      ? createMemoryLog(now)
      : (await import('../channel/log/redisLog.ts')).createRedisLog({
          url: redisUrl,
          secret: key.secret,
          now,
          scheduler,
          onChange: onRedis(),
        });
  if (config.ablyKey !== null) return { channel: null, followed: hostedLiveChannel(key, config.channelKey) };
  const channel = createLocalChannel({
    key,
    now,
    scheduler,
    log: await openLog(),
    bodyOf: bodyReader(cipher),
    onPublished: config.onPublished,
    randomBytes,
    mayRead: config.mayRead,
    mayStillRead: config.mayStillRead,
    show: shownBatches(cipher),
    addressOf: (request) => proxyAddr(request, trusted),
    limits: channelLimitsWithin(config.connections),
    ...source,
    ...encrypted,
  });
  return { channel, followed: localLiveChannel({ open: channel.open, key: cipher, scheduler }) };
};
