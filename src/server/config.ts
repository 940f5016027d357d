import type { Instant } from '@kampdag/core/time/instant';
import { either } from 'fp-ts';
import type { AblyKey } from './channel/access/tokens.ts';
import { type ConfigFiles, installationOf, upstreamSettings } from './configuredInstallation.ts';
import type { Installation } from './installation.ts';
import {
  type CallMethod,
  type Environment,
  type FaultFixturesSetting,
  type LogLevel,
  readSettings,
  type SettingValues,
  type SourceSetting,
} from './settings.ts';

/** All settings from the environment; null for settings without an effect. */
export interface Config {
  /** `PORT`: default 4173; 0 takes any free port. */
  readonly port: number;
  /** `HOST`: the address to listen on; default `localhost` (this machine only). */
  readonly host: string;
  /**
   * The deployments and their host names: the built-in ones and those of `KAMPDAG_DEPLOYMENTS`, or only `KAMPDAG_DEPLOYMENT`,
   * with their `KAMPDAG_UPSTREAM_…`. If `KAMPDAG_DEPLOYMENTS` or `KAMPDAG_HOSTS` names hosts, other hosts are refused.
   */
  readonly installation: Installation;
  /** `KAMPDAG_NOW`: the moment at which the server's time starts (reading 4). */
  readonly now: Instant | null;
  /** `KAMPDAG_SEED`: the seed of the simulated federation. */
  readonly seed: number;
  /** `ABLY_KEY`: uses the hosted live service; without it this server's own channel. */
  readonly ablyKey: AblyKey | null;
  /** `KAMPDAG_LOCAL_KEY`: the local channel's key; without it one is generated and stored in `.cache`. */
  readonly localKey: AblyKey | null;
  /** `KAMPDAG_CHANNEL_KEY`: the key that encrypts live messages, 32 bytes in base64; pages include it. Default: none. */
  readonly channelKey: string | null;
  /** `KAMPDAG_CALLS`: how browsers make calls: `post` (default), as specified, or `get`, for an edge cache. */
  readonly calls: CallMethod;
  /** `KAMPDAG_CONTROL`: whether recordings may be played into the site. Default: if only this machine can reach the server. */
  readonly control: boolean;
  readonly logLevel: LogLevel;
  /** `KAMPDAG_SOURCE`: the source of league data; default `simulated`. */
  readonly source: SourceSetting;
  /**
   * `KAMPDAG_SENTINELS`: the season of the simulated federation with leagues and matches that fail on purpose: `on` (default) for
   * the oldest, `current` for the newest.
   */
  readonly faultFixtures: FaultFixturesSetting;
  /** `KAMPDAG_TLS`: whether visitors come over TLS, which is terminated before this server. */
  readonly tls: boolean;
  /** `KAMPDAG_PROXIES`: addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  readonly proxies: readonly string[];
  /**
   * `KAMPDAG_RATE_LIMIT`: requests per minute from one visitor; default 6,000, since a hall has one address; 0 means no limit.
   */
  readonly rateLimit: number;
  /** `KAMPDAG_CACHE_MB`: size of the answer cache, in megabytes. */
  readonly cacheMegabytes: number;
  /** `KAMPDAG_REDIS_URL`: a Redis through which replicas share answers. */
  readonly redisUrl: string | null;
  /** `KAMPDAG_METRICS_PORT`: port for Prometheus. Default: none. */
  readonly metricsPort: number | null;
  /** `KAMPDAG_METRICS_HOST`: the address of that port; default this machine only. */
  readonly metricsHost: string;
  /** `KAMPDAG_SERVICE_WORKER`: whether the site works offline; `off` clears what browsers have stored. Default: on. */
  readonly serviceWorker: boolean;
  /** `KAMPDAG_GRACE_SECONDS`: how long open requests may take after a termination signal. */
  readonly graceSeconds: number;
}

const defaultPort = 4173;

/** Whether only this machine can reach a server at an address. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Settings without an effect, which their author believes in. */
const withoutEffect = (read: SettingValues): readonly string[] => {
  const isFederation = read.KAMPDAG_SOURCE === 'federation';
  const conditions: readonly (readonly [boolean, keyof SettingValues, string])[] = [
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
  return conditions.flatMap(([isIdle, name, needs]) =>
    isIdle && read[name] !== null ? [`${name} does nothing: it needs ${needs}.`] : [],
  );
};

/** Settings that contradict each other. */
const contradictions = (read: SettingValues): readonly string[] =>
  read.KAMPDAG_METRICS_PORT !== null &&
  read.KAMPDAG_METRICS_PORT !== 0 &&
  read.KAMPDAG_METRICS_PORT === (read.PORT ?? defaultPort)
    ? [`KAMPDAG_METRICS_PORT is the visitors' port too, ${read.KAMPDAG_METRICS_PORT}. Choose another.`]
    : [];

/**
 * Reads the environment; gives every fault at once, a sentence each: unreadable, unknown and misspelt settings, and settings
 * without an effect. A key's text is never repeated.
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
    faultFixtures: read.KAMPDAG_SENTINELS ?? 'on',
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
