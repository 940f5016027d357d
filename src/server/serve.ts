import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import proxyAddr from '@fastify/proxy-addr';
import { either } from 'fp-ts';
import { createApp } from './app.ts';
import { createTokenMinter } from './channel/access/tokenMinter.ts';
import { createLocalChannel, type LocalChannel } from './channel/localChannel.ts';
import { realAlarm as alarm } from './channel/log/alarm.ts';
import { bodyReader } from './channel/log/decoding.ts';
import { encryptedSource } from './channel/log/encrypted.ts';
import type { ChannelLog } from './channel/log/log.ts';
import { createMemoryLog } from './channel/log/memoryLog.ts';
import { createClock } from './clock.ts';
import { readConfig } from './config.ts';
import type { OpenFront } from './front/front.ts';
import { type Answers, createAnswers } from './gateway/answers.ts';
import { createPublications } from './gateway/publication/publications.ts';
import { publishedSource } from './gateway/publication/publishedSource.ts';
import { oddityTeller } from './gateway/sentinels/oddities.ts';
import { createLogger } from './http/logging.ts';
import { deploymentAt } from './installation.ts';
import { addressesAt, isTaken, listenFailure } from './listening.ts';
import { createChannelGate } from './live/channelGate.ts';
import { createGuestMatches } from './live/guestMatches.ts';
import { hostedHistory } from './live/hostedHistory.ts';
import { replicaLimit } from './live/replicaLimit.ts';
import { createReported } from './live/reported.ts';
import { keptLocalKey } from './localKey.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createMetricsServer } from './metrics/metricsServer.ts';
import { watchPublications } from './publicationWatch.ts';
import { openSources } from './sources.ts';

/** Visitors who may knock at once; Node takes 511 unless told, and whoever comes after those waits a second before he knocks again. */
const backlog = 4_096;

const wait = (milliseconds: number): Promise<unknown> => delay(milliseconds, undefined, { ref: false });

const pause = (): Promise<unknown> => new Promise((resume) => setImmediate(resume));

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const giveUp = (lines: readonly string[]): void => {
  process.stderr.write(`${lines.join('\n')}\n`);
  process.exitCode = 1;
};

/**
 * Starts the server and prints its addresses; what hinders it is printed in a line and ends the process with code 1. Everything
 * that reads the environment, the clock or randomness is made here and handed on.
 */
export const serve = async (root: string, openFront: OpenFront): Promise<void> => {
  const read = readConfig(process.env, { read: textOf });
  if (either.isLeft(read)) return giveUp(read.left);
  const config = read.right;
  const { host, port, installation } = config;
  const { deployments } = installation;

  const { now, real } = createClock(config.now);
  const logger = createLogger(config.logLevel);
  const counted: { answers?: Answers; channel?: LocalChannel } = {};
  const metrics = createMetrics(
    {
      cache: () => counted.answers?.size() ?? { entries: 0, bytes: 0 },
      liveConnections: () => counted.channel?.connections() ?? 0,
    },
    true,
  );
  const sources = openSources({
    config,
    now,
    wait,
    alarm,
    elapsed: () => performance.now(),
    random: Math.random,
    pause,
    onAttempt: metrics.onUpstream,
  });
  const guests = createGuestMatches();
  const source = guests.among(sources.gateway);
  const caching = { now, random: Math.random, wait };
  const publications = createPublications({ ...caching, source });
  const key = config.ablyKey ?? config.localKey ?? keptLocalKey(join(root, '.cache/local-key'), randomBytes);
  // The client is large, and most have no Redis.
  const shared =
    config.redisUrl === null
      ? null
      : (await import('./gateway/redisStore.ts')).redisStore({
          url: config.redisUrl,
          wait,
          onChange: (isThere) =>
            logger.warn(isThere ? 'Redis is there again' : 'Redis is away: it is done without'),
        });
  const answers = createAnswers({
    ...caching,
    source: publishedSource(
      source,
      publications,
      ({ id }) => installation.imageHosts.get(id) ?? [],
      oddityTeller({
        now: () => performance.now(),
        tell: ({ id }, oddity, since) =>
          logger.warn({ deployment: id, ...oddity, since }, 'the federation answered oddly'),
      }),
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
          alarm,
          onChange: (isThere) =>
            logger.warn(
              isThere
                ? 'the live log is there again: those who follow are told what they missed'
                : 'the live log (Redis) is away: nothing can be reported and no match opened until it is back',
            ),
        });
  const channel = isHosted
    ? null
    : createLocalChannel({
        key,
        now,
        alarm,
        log: await openLog(),
        bodyOf: bodyReader(cipher),
        randomBytes,
        mayRead: gate.mayRead,
        addressOf: (request) => proxyAddr(request, trusted),
        ...sources.channel,
        ...encrypted,
      });
  const reported = createReported({
    publications,
    read: channel?.newest ?? hostedHistory(key),
    key: cipher,
    wait,
    onFailure: (error) => logger.warn(error, 'a page leaves without what was reported of its match'),
  });
  counted.answers = answers;
  if (channel !== null) counted.channel = channel;

  const begun: { close: () => Promise<unknown> }[] = [];
  /** Ends all that keeps the process alive, and says why. */
  const abandon = async (lines: readonly string[]): Promise<void> => {
    channel?.close();
    for (const each of begun.toReversed()) await each.close();
    await sources.close();
    await shared?.close();
    giveUp(lines);
  };

  try {
    if (await isTaken(host, port)) throw Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
    if (config.metricsPort !== null && (await isTaken(config.metricsHost, config.metricsPort))) {
      return await abandon([
        `KAMPDAG_METRICS_PORT ${config.metricsPort} is taken on ${config.metricsHost}. Choose another.`,
      ]);
    }
    const app = await createApp({
      openFront,
      answers,
      installation,
      now,
      minter: createTokenMinter({ key, now: isHosted ? real : now, random: Math.random }),
      channel,
      reported,
      channelKey: config.channelKey,
      calls: config.calls,
      control: config.control ? { deployments, guests, answers, key, now } : null,
      onChange: () => {
        publications.clear();
        gate.clear();
      },
      tls: config.tls,
      proxies: config.proxies,
      rateLimit: config.rateLimit,
      metrics,
      nonce: () => randomBytes(16).toString('base64'),
      requestId: randomUUID,
      wait,
      pause,
      logger,
    });
    begun.push(app);
    const watched = config.metricsPort === null ? null : createMetricsServer(metrics);
    if (watched !== null) begun.push(watched);
    try {
      await watched?.listen({ host: config.metricsHost, port: config.metricsPort ?? 0 });
    } catch {
      return await abandon([
        `KAMPDAG_METRICS_HOST ${config.metricsHost} is no address on which port ${config.metricsPort} can be opened.`,
      ]);
    }
    await app.listen({ host, port, backlog });
    const address = app.server.address();
    const opened = typeof address === 'object' && address !== null ? address.port : port;
    // Whoever read the addresses may have gone; that is no reason to stop.
    process.stdout.on('error', () => {});
    process.stdout.write(
      `Kampdag is open:\n  ${addressesAt(deployments, config.tls ? 'https' : 'http', opened).join('\n  ')}\n`,
    );

    const limit = replicaLimit(config);
    if (limit !== null) process.stdout.write(`${limit}\n`);

    // A simulated league publishes for ever what it publishes.
    const endWatch =
      config.source === 'simulated'
        ? () => {}
        : watchPublications({
            deployments,
            publications,
            alarm,
            onChange: () => {
              answers.clear();
              gate.clear();
            },
          });
    const closing = async (): Promise<void> => {
      endWatch();
      await app.close();
      await watched?.close();
      await sources.close();
      await shared?.close();
    };
    const stop = (): void => {
      setTimeout(() => process.exit(0), config.graceSeconds * 1000).unref();
      closing().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    await abandon([listenFailure(error, host, port)]);
  }
};
