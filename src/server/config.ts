import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import type { AblyKey } from './channel/access/tokens.ts';
import { type ConfigFiles, installationOf, upstreamSettings } from './configuredInstallation.ts';
import type { Installation } from './installation.ts';
import {
  type CallMethod,
  type Environment,
  type LogLevel,
  readSettings,
  type SentinelSetting,
  type SettingValues,
  type SourceSetting,
} from './settings.ts';

/** All that the environment decides. Null where it decides nothing. */
export interface Config {
  /** `PORT`: 4173 unless told; 0 takes any free one. */
  readonly port: number;
  /** `HOST`: the address to listen on; `localhost` (this machine alone) unless told. */
  readonly host: string;
  /**
   * What is served, and to which host names: the built-in deployments and those of `KAMPDAG_DEPLOYMENTS`, or `KAMPDAG_DEPLOYMENT` alone, with
   * their `KAMPDAG_UPSTREAM_…`. Where `KAMPDAG_DEPLOYMENTS` or `KAMPDAG_HOSTS` names hosts no other is answered.
   */
  readonly installation: Installation;
  /** `KAMPDAG_NOW`: the moment at which the server's time begins (reading 4). */
  readonly now: Instant | null;
  /** `KAMPDAG_SEED`: what the simulated federation is drawn from. */
  readonly seed: number;
  /** `ABLY_KEY`: the hosted live service is used; without it this server's own channel is. */
  readonly ablyKey: AblyKey | null;
  /** `KAMPDAG_LOCAL_KEY`: the local channel's key; without it one is drawn and kept in `.cache`. */
  readonly localKey: AblyKey | null;
  /** `KAMPDAG_CHANNEL_KEY`: what live messages are encrypted with, 32 bytes in base64; the pages have it. None unless told. */
  readonly channelKey: string | null;
  /** `KAMPDAG_CALLS`: how browsers make their calls: `post` unless told, as specified; `get` where an edge cache is to carry them. */
  readonly calls: CallMethod;
  /** `KAMPDAG_CONTROL`: whether recordings may be played in; on where only this machine can reach the server. */
  readonly control: boolean;
  readonly logLevel: LogLevel;
  /** `KAMPDAG_SOURCE`: where the league's data comes from, `simulated` unless told. */
  readonly source: SourceSetting;
  /**
   * `KAMPDAG_SENTINELS`: the season of the simulated federation whose leagues and matches fail on purpose. `on`, unless told, puts them in the oldest, where
   * they stand in nobody's way; `current` in the newest, where one comes upon them.
   */
  readonly sentinels: SentinelSetting;
  /** `KAMPDAG_TLS`: whether visitors come over TLS, which ends before this server. */
  readonly tls: boolean;
  /** `KAMPDAG_PROXIES`: addresses and networks of the proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  /** `KAMPDAG_RATE_LIMIT`: requests a minute from one visitor, 6,000 unless told (a hall has one address); 0 sets no limit. */
  readonly rateLimit: number;
  /** `KAMPDAG_CACHE_MB`: what the answers may take, in megabytes. */
  readonly cacheMegabytes: number;
  /** `KAMPDAG_REDIS_URL`: a Redis in which replicas find each other's answers. */
  readonly redisUrl: string | null;
  /** `KAMPDAG_METRICS_PORT`: where Prometheus asks; nowhere unless told. */
  readonly metricsPort: number | null;
  /** `KAMPDAG_METRICS_HOST`: the address it listens on; this machine alone unless told. */
  readonly metricsHost: string;
  /** `KAMPDAG_SERVICE_WORKER`: whether the site works without a network; off removes what browsers have kept of it. On unless told. */
  readonly serviceWorker: boolean;
  /** `KAMPDAG_GRACE_SECONDS`: how long open requests may take to end after a signal. */
  readonly graceSeconds: number;
}

const defaultPort = 4173;

/** Whether only this machine can reach a server that listens there. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** What would be read and do nothing: a setting that somebody believes in. */
const withoutEffect = (read: SettingValues): readonly string[] => {
  const isFederation = read.KAMPDAG_SOURCE === 'federation';
  const said: readonly (readonly [boolean, keyof SettingValues, string])[] = [
    ...upstreamSettings.map(({ name }) => [!isFederation, name, 'KAMPDAG_SOURCE=federation'] as const),
    [isFederation, 'KAMPDAG_SEED', 'KAMPDAG_SOURCE=simulated'],
    [isFederation, 'KAMPDAG_SENTINELS', 'KAMPDAG_SOURCE=simulated'],
    [read.ABLY_KEY !== null, 'KAMPDAG_LOCAL_KEY', 'the own channel, without ABLY_KEY'],
    [
      read.ABLY_KEY !== null && read.KAMPDAG_CONTROL === true,
      'KAMPDAG_CONTROL',
      'the own channel, without ABLY_KEY',
    ],
    [read.KAMPDAG_METRICS_PORT === null, 'KAMPDAG_METRICS_HOST', 'KAMPDAG_METRICS_PORT'],
  ];
  return said.flatMap(([isIdle, name, needs]) =>
    isIdle && read[name] !== null ? [`${name} does nothing: it needs ${needs}.`] : [],
  );
};

/** Settings that cannot both hold. */
const contradictions = (read: SettingValues): readonly string[] =>
  read.KAMPDAG_METRICS_PORT !== null &&
  read.KAMPDAG_METRICS_PORT !== 0 &&
  read.KAMPDAG_METRICS_PORT === (read.PORT ?? defaultPort)
    ? [`KAMPDAG_METRICS_PORT is the visitors' port too, ${read.KAMPDAG_METRICS_PORT}. Choose another.`]
    : [];

/**
 * Reads the environment; all that is wrong with it at once, a sentence each: what cannot be read, what is unknown or misspelt, and
 * what would have no effect. A key's text is never repeated.
 */
export const readConfig = (
  environment: Environment,
  files: ConfigFiles,
): either.Either<readonly string[], Config> => {
  const settings = readSettings(environment);
  if (either.isLeft(settings)) return settings;
  const read = settings.right;
  const installation = installationOf(read, files);
  const wrong = [
    ...withoutEffect(read),
    ...contradictions(read),
    ...(either.isLeft(installation) ? installation.left : []),
  ];
  if (either.isLeft(installation) || wrong.length > 0) return either.left(wrong);
  const host = read.HOST ?? 'localhost';
  return either.right({
    port: read.PORT ?? defaultPort,
    host,
    installation: installation.right,
    now: read.KAMPDAG_NOW,
    seed: read.KAMPDAG_SEED ?? 1,
    ablyKey: read.ABLY_KEY,
    localKey: read.KAMPDAG_LOCAL_KEY,
    channelKey: read.KAMPDAG_CHANNEL_KEY,
    calls: read.KAMPDAG_CALLS ?? 'post',
    control: read.ABLY_KEY === null && (read.KAMPDAG_CONTROL ?? isLoopback(host)),
    logLevel: read.LOG_LEVEL ?? 'warn',
    source: read.KAMPDAG_SOURCE ?? 'simulated',
    sentinels: read.KAMPDAG_SENTINELS ?? 'on',
    tls: read.KAMPDAG_TLS ?? false,
    proxies: read.KAMPDAG_PROXIES ?? [],
    rateLimit: read.KAMPDAG_RATE_LIMIT ?? 6_000,
    cacheMegabytes: read.KAMPDAG_CACHE_MB ?? 64,
    redisUrl: read.KAMPDAG_REDIS_URL,
    metricsPort: read.KAMPDAG_METRICS_PORT,
    metricsHost: read.KAMPDAG_METRICS_HOST ?? '127.0.0.1',
    serviceWorker: read.KAMPDAG_SERVICE_WORKER ?? true,
    graceSeconds: read.KAMPDAG_GRACE_SECONDS ?? 5,
  });
};
