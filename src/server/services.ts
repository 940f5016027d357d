import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { MatchId } from '@kampdag/core/ids';
import { allChannel } from '@kampdag/core/live/wire/channel';
import { taskEither } from 'fp-ts';
import { simulatedRecordings } from '../../fixtures/simulation/recordings.ts';
import { createTokenMinter } from './channel/access/tokenMinter.ts';
import type { LocalChannel } from './channel/localChannel.ts';
import type { Config } from './config.ts';
import { createEffects, realTime } from './effects.ts';
import { fileText } from './fileText.ts';
import { anomalyReporter } from './gateway/anomalies.ts';
import { type Answers, createAnswers } from './gateway/answers.ts';
import { changesSource, composedSource } from './gateway/composed/composedSource.ts';
import { pacedSource } from './gateway/pacedSource.ts';
import { createPublications } from './gateway/publication/publications.ts';
import { publishedSince } from './gateway/publication/publishedSince.ts';
import { publishedSource } from './gateway/publication/publishedSource.ts';
import { readableSource } from './gateway/readableSource.ts';
import type { GatewaySource } from './gateway/source.ts';
import { steadySource } from './gateway/steadySource.ts';
import { connectionLimitsOf } from './http/connectionLimits.ts';
import { createLogger } from './http/logging.ts';
import { deploymentAt } from './installation.ts';
import { createChannelGate } from './live/channelGate.ts';
import { createDesk, type Desk } from './live/desk.ts';
import { createGuestMatches } from './live/guestMatches.ts';
import { openLive } from './live/openLive.ts';
import { storedLocalKey } from './localKey.ts';
import { createMetrics, type RedisUse } from './metrics/metrics.ts';
import { operatorPlugin } from './operator/operatorPlugin.ts';
import { createSwitchboard } from './operator/switchboard.ts';
import { fileSwitches, sharedSwitches } from './operator/switchStores.ts';
import { isChannelWithdrawn } from './operator/withdrawal.ts';
import { createPacing } from './pacing.ts';
import { watchPublications } from './publicationWatch.ts';
import { openPush } from './push/openPush.ts';
import type { PushConfig } from './push/push.ts';
import { openSources } from './sources.ts';

/** Creates everything that a server is composed of, by its settings: the effects, the sources, Redis, the log. */
export const openServices = async (
  config: Config,
  root: string,
  { reach }: Pick<PushConfig, 'reach'> = {},
) => {
  const { installation } = config;
  const { deployments } = installation;
  const effects = createEffects(config.now);
  const { now, wait, random, pause, scheduler } = effects;
  const logger = createLogger(config.logLevel);
  const measured: { channel?: LocalChannel } = {};
  const metrics = createMetrics({ live: () => measured.channel ?? null, elapsed: effects.elapsed }, true);
  const { calls } = metrics;
  const reportRedis = (use: RedisUse, back: string, away: string) => {
    metrics.onRedis(use, true);
    return (isConnected: boolean): void => {
      metrics.onRedis(use, isConnected);
      logger.warn(isConnected ? back : away);
    };
  };
  const sources = openSources(config, effects, { onAttempt: metrics.onUpstream, onBreaker: calls.onBreaker });
  const guests = createGuestMatches();
  const pacing = createPacing({ ...effects, slice: 5 });
  const onAnomaly = anomalyReporter(
    effects.elapsed,
    ({ id }, anomaly, since) =>
      logger.warn({ deployment: id, ...anomaly, since }, 'the federation answered oddly'),
    calls.onOddAnswer,
  );
  const source = calls.counted(readableSource(pacedSource(guests.among(sources.gateway), pacing), onAnomaly));
  const caching = { now, random, wait };
  const connections = connectionLimitsOf(fileText('/proc/self/limits'));
  const key =
    config.ablyKey ?? config.localKey ?? storedLocalKey(join(root, '.cache/local-key'), randomBytes);
  // Loaded on demand: the client is large, and most installations have no Redis.
  const shared =
    config.redisUrl === null
      ? null
      : (await import('./gateway/redisStore.ts')).redisStore({
          url: config.redisUrl,
          wait,
          onChange: reportRedis(
            'answers',
            'Redis is connected again',
            'Redis is unavailable: continuing without it',
          ),
        });
  const withdrawal = { apply: (): void => {} };
  const switchboard = createSwitchboard({
    stores: [
      ...(shared === null ? [] : [sharedSwitches(shared, key.secret)]),
      fileSwitches(join(root, '.cache/switches.json')),
    ],
    time: Date.now,
    scheduler,
    onChange: () => withdrawal.apply(),
  });
  await shared?.opened;
  await switchboard.load();
  const { withdrawn } = switchboard;
  const publications = createPublications({ ...caching, source, withdrawn, pause });
  const gate = createChannelGate({
    publications,
    deploymentOf: (name) => deploymentAt(installation, name),
    now,
    withdrawn,
  });
  const { channel, followed } = await openLive({
    ...config,
    now,
    scheduler,
    key,
    connections,
    mayRead: gate.mayRead,
    mayStillRead: gate.mayStillRead,
    onPublished: metrics.onPublished,
    source: sources.channel,
    onRedis: () =>
      reportRedis(
        'live',
        'the live log (Redis) is connected again: followers catch up',
        'the live log (Redis) is unavailable: until it is back nothing can be published and no match opened',
      ),
  });
  const desk = createDesk({ now, wait, channel: followed });
  metrics.onCache('desk', desk.size);
  metrics.onAnomalies(desk.anomalies);
  const isLogWithdrawn = (matchId: MatchId): boolean => isChannelWithdrawn(withdrawn(), allChannel(matchId));
  const read: Desk['read'] = async (matchId, sport) =>
    isLogWithdrawn(matchId) ? null : desk.read(matchId, sport);
  const published = (raw: GatewaySource, by = publications): GatewaySource =>
    publishedSource(
      raw,
      by,
      ({ id }) => installation.imageHosts.get(id) ?? [],
      onAnomaly,
      withdrawn,
      calls.onWithheld,
    );
  const answers: Answers = createAnswers({
    ...caching,
    source: pacedSource(
      published(
        composedSource(
          changesSource(steadySource(source, onAnomaly)),
          { find: (deployment, call) => answers.find(deployment, call) },
          { ...caching, pause, read, isLogWithdrawn },
        ),
      ),
      pacing,
    ),
    republished: (body) => published({ request: () => taskEither.right(body) }, publishedSince(publications)),
    onServed: calls.onServed,
    largest: config.cacheMegabytes * 1024 * 1024,
    ...(shared === null ? {} : { shared: { store: shared, secret: key.secret } }),
  });
  metrics.onCache('answers', answers.size);
  metrics.onCache('publications', publications.size);
  if (channel !== null) measured.channel = channel;
  const push = await openPush({
    ...config,
    ...effects,
    config,
    secret: key.secret,
    deployments,
    folder: join(root, '.cache'),
    desk,
    answers,
    publications,
    withdrawn,
    metrics,
    onRedis: () =>
      reportRedis(
        'push',
        'Redis is connected again: devices are told again',
        'Redis is unavailable: no device is told of anything until it is back',
      ),
    ...(reach === undefined ? {} : { reach }),
  });
  withdrawal.apply = () => {
    answers.withdraw();
    gate.clear();
    void channel?.recheckReaders();
  };
  const operator =
    config.operatorKey === null
      ? null
      : operatorPlugin({
          key: config.operatorKey,
          switchboard,
          purgeAnswer: (call) => {
            for (const deployment of deployments) answers.remove(deployment, call);
          },
          purgeLog: channel === null ? null : channel.controls.purge,
          logger,
        });

  return {
    /** What the metrics port serves beside the metrics; null for nothing. */
    operator,
    /** The app's configuration, without what the process adds. */
    app: {
      ...config,
      answers,
      now,
      wait,
      pause,
      minter: createTokenMinter({ key, now: channel === null ? realTime : now, random }),
      channel,
      control: config.control ? { deployments, guests, answers, key, now } : null,
      lab: config.source === 'simulated' ? simulatedRecordings : null,
      onChange: () => {
        publications.clear();
        gate.clear();
      },
      switches: switchboard.switches,
      push,
      connections,
      metrics,
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
            onChange: (change) => {
              answers[change === 'less' ? 'withdraw' : 'expire']();
              gate.clear();
            },
            // Not on a change alone: what a match is tied to may be learned, or known again, later than its league's flags.
            onChecked: async () => channel?.recheckReaders(),
          }),
    /** Starts following what operators change at other replicas; returns a stop function. */
    watchSwitches: switchboard.watch,
    /** Closes the sources and Redis. The app closes the live channel once it exists. */
    close: async (): Promise<void> => {
      await push?.close();
      desk.close();
      followed.close();
      await sources.close();
      await shared?.close();
    },
  };
};
