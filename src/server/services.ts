import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import { simulatedRecordings } from '../../fixtures/simulation/recordings.ts';
import { createTokenMinter } from './channel/access/tokenMinter.ts';
import { createLocalChannel, type LocalChannel } from './channel/localChannel.ts';
import { bodyReader, encryptedSource } from './channel/log/decoding.ts';
import type { ChannelLog } from './channel/log/log.ts';
import { createMemoryLog } from './channel/log/memoryLog.ts';
import type { Config } from './config.ts';
import { createEffects, realTime } from './effects.ts';
import { anomalyReporter } from './gateway/anomalies.ts';
import { type Answers, createAnswers } from './gateway/answers.ts';
import { changesSource, composedSource } from './gateway/composed/composedSource.ts';
import { createPublications } from './gateway/publication/publications.ts';
import { publishedSource } from './gateway/publication/publishedSource.ts';
import { createLogger } from './http/logging.ts';
import { deploymentAt } from './installation.ts';
import { createChannelGate } from './live/channelGate.ts';
import { createGuestMatches } from './live/guestMatches.ts';
import { hostedHistory } from './live/hostedHistory.ts';
import { createReported, type Reported } from './live/reported.ts';
import { storedLocalKey } from './localKey.ts';
import { createMetrics } from './metrics/metrics.ts';
import { watchPublications } from './publicationWatch.ts';
import { openSources } from './sources.ts';

/** Creates everything that a server is composed of, by its settings: the effects, the sources, Redis, the log. */
export const openServices = async (config: Config, root: string) => {
  const { installation } = config;
  const { deployments } = installation;
  const effects = createEffects(config.now);
  const { now, wait, random, pause, scheduler } = effects;
  const logger = createLogger(config.logLevel);
  const reportRedis = (back: string, away: string) => (isConnected: boolean) =>
    logger.warn(isConnected ? back : away);
  const measured: { answers?: Answers; channel?: LocalChannel } = {};
  const metrics = createMetrics(
    {
      cache: () => measured.answers?.size() ?? { entries: 0, bytes: 0 },
      liveConnections: () => measured.channel?.connections() ?? 0,
    },
    true,
  );
  const sources = openSources(config, effects, metrics.onUpstream);
  const guests = createGuestMatches();
  const source = guests.among(sources.gateway);
  const caching = { now, random, wait };
  const publications = createPublications({ ...caching, source });
  const key =
    config.ablyKey ?? config.localKey ?? storedLocalKey(join(root, '.cache/local-key'), randomBytes);
  // Loaded on demand: the client is large, and most installations have no Redis.
  const shared =
    config.redisUrl === null
      ? null
      : (await import('./gateway/redisStore.ts')).redisStore({
          url: config.redisUrl,
          wait,
          onChange: reportRedis('Redis is connected again', 'Redis is unavailable: continuing without it'),
        });
  // Set when the channel, which opens after the answers that read its histories, exists.
  const logs: { reported: Reported } = { reported: async () => null };
  const answers: Answers = createAnswers({
    ...caching,
    source: publishedSource(
      composedSource(
        changesSource(source),
        { find: (deployment, call) => answers.find(deployment, call) },
        { ...caching, pause, reported: (deployment, matchId) => logs.reported(deployment, matchId) },
      ),
      publications,
      ({ id }) => installation.imageHosts.get(id) ?? [],
      anomalyReporter(effects.elapsed, ({ id }, anomaly, since) =>
        logger.warn({ deployment: id, ...anomaly, since }, 'the federation answered oddly'),
      ),
    ),
    largest: config.cacheMegabytes * 1024 * 1024,
    ...(shared === null ? {} : { shared: { store: shared, secret: key.secret } }),
  });
  const gate = createChannelGate({
    publications,
    deploymentOf: (name) => deploymentAt(installation, name),
    now,
  });
  const trusted = proxyAddr.compile([...config.proxies]);
  const isHosted = config.ablyKey !== null;
  const cipher = config.channelKey === null ? null : Buffer.from(config.channelKey, 'base64');
  const encrypted =
    cipher === null || sources.channel.source === undefined
      ? {}
      : { source: encryptedSource(sources.channel.source, cipher) };
  const openLog = async (): Promise<ChannelLog> =>
    config.redisUrl === null
      ? createMemoryLog(now)
      : (await import('./channel/log/redisLog.ts')).createRedisLog({
          url: config.redisUrl,
          secret: key.secret,
          now,
          scheduler,
          onChange: reportRedis(
            'the live log (Redis) is connected again: followers catch up',
            'the live log (Redis) is unavailable: until it is back nothing can be published and no match opened',
          ),
        });
  const channel = isHosted
    ? null
    : createLocalChannel({
        key,
        now,
        scheduler,
        log: await openLog(),
        bodyOf: bodyReader(cipher),
        randomBytes,
        mayRead: gate.mayRead,
        addressOf: (request) => proxyAddr(request, trusted),
        ...sources.channel,
        ...encrypted,
      });
  const reading = {
    publications,
    read: channel?.newest ?? hostedHistory(key),
    key: cipher,
    wait,
    onFailure: (error: unknown) => logger.warn(error, 'what was reported of a match could not be read'),
  };
  const reported = createReported(reading);
  logs.reported = createReported({ ...reading, patience: 10_000 });
  measured.answers = answers;
  if (channel !== null) measured.channel = channel;
  const onChange = (): void => {
    publications.clear();
    gate.clear();
  };

  return {
    /** The app's configuration, without what the process adds. */
    app: {
      ...config,
      answers,
      now,
      wait,
      pause,
      minter: createTokenMinter({ key, now: isHosted ? realTime : now, random }),
      channel,
      reported,
      control: config.control ? { deployments, guests, answers, key, now } : null,
      lab: config.source === 'simulated' ? simulatedRecordings : null,
      onChange,
      metrics,
      nonce: () => randomBytes(16).toString('base64'),
      requestId: randomUUID,
      logger,
    },
    /** Starts watching the leagues' publication, which never changes if simulated; returns a stop function. */
    watch: (): (() => void) =>
      config.source === 'simulated'
        ? () => {}
        : watchPublications({
            deployments,
            publications,
            scheduler,
            onChange: () => {
              answers.clear();
              gate.clear();
            },
          }),
    /** Closes the sources and Redis. The app closes the live channel once it exists. */
    close: async (): Promise<void> => {
      await sources.close();
      await shared?.close();
    },
  };
};
