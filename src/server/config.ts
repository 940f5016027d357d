import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { DeploymentId, deploymentOfId } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import { withDemonstration } from '../../fixtures/simulation/leagues/demonstration.ts';
import { type AblyKey, parseKey } from './channel/tokens.ts';
import { type ConfiguredDeployments, type Installation, readDeployments } from './installation.ts';

/** How much is logged; `warn` unless told, so that a developer's terminal shows the addresses first. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** Where the leagues and matches are that fail on purpose. */
export type SentinelSetting = 'on' | 'current' | 'off';

/** How much of a simulated federation is played before anybody asks for it. */
export type WarmUpSetting = 'all' | 'season' | 'off';

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
  readonly calls: 'post' | 'get';
  /** `KAMPDAG_CONTROL`: whether recordings may be played in; on where only this machine can reach the server. */
  readonly control: boolean;
  readonly logLevel: LogLevel;
  /** `KAMPDAG_SOURCE`: where the league's data comes from, `simulated` unless told. */
  readonly source: 'simulated' | 'federation';
  /**
   * `KAMPDAG_SENTINELS`: the season of the simulated federation whose leagues and matches fail on purpose. `on`, unless told, puts them in the oldest, where
   * they stand in nobody's way; `current` in the newest, where one comes upon them.
   */
  readonly sentinels: SentinelSetting;
  /**
   * `KAMPDAG_WARM_UP`: what of the simulated federation is played before anybody asks for it: the current season and the results of the one before
   * (`season`), those of all older ones too (`all`, unless told), or nothing.
   */
  readonly warmUp: WarmUpSetting;
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
  /** `KAMPDAG_GRACE_SECONDS`: how long open requests may take to end after a signal. */
  readonly graceSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that may be left out or empty; `expected` completes the sentence "NAME must be …". */
const setting = <A>(expected: string, read: (text: string) => option.Option<A>): t.Type<A | null, unknown> =>
  new t.Type<A | null, unknown>(
    expected,
    (u): u is A | null => u === null,
    (u, context) => {
      const text = typeof u === 'string' ? u.trim() : '';
      if (text === '') return t.success(null);
      const value = read(text);
      return option.isSome(value) ? t.success(value.value) : t.failure(u, context);
    },
    t.identity,
  );

const wholeNumber =
  (greatest: number) =>
  (text: string): option.Option<number> =>
    /^\d{1,10}$/.test(text) && Number(text) <= greatest ? option.some(Number(text)) : option.none;

const levels: Readonly<Record<LogLevel, null>> = {
  fatal: null,
  error: null,
  warn: null,
  info: null,
  debug: null,
  trace: null,
  silent: null,
};
const isLevel = (text: string): text is LogLevel => Object.hasOwn(levels, text);

const moment = (text: string): option.Option<Instant> => {
  if (/^\d{1,14}$/.test(text)) return option.some(Instant(Number(text)));
  const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const milliseconds = zoned ? Date.parse(text) : Number.NaN;
  return Number.isNaN(milliseconds) ? option.none : option.some(Instant(milliseconds));
};

const hostName = (text: string): option.Option<string> =>
  /^[\w.:-]{1,253}$/.test(text) ? option.some(text) : option.none;

const keyText = (text: string): option.Option<AblyKey> => option.fromEither(parseKey(text));

const onOrOff = setting('on or off', (text) =>
  text === 'on' || text === 'off' ? option.some(text === 'on') : option.none,
);

/** A scheme and a host, nothing behind them: a path is never put together with anything but the table's. */
const origin = setting('an address such as https://data.example, without a path', (text) => {
  const found = /^https?:\/\/[\w.-]{1,253}(:\d{1,5})?\/?$/.exec(text);
  return found === null ? option.none : option.some(text.replace(/\/$/, ''));
});

const networks = setting('addresses or networks with commas between them', (text) => {
  const list = text.split(',').map((part) => part.trim());
  return list.every((part) => /^[\da-fA-F.:]+(\/\d{1,3})?$|^(loopback|linklocal|uniquelocal)$/.test(part))
    ? option.some(list)
    : option.none;
});

const hostNames = setting('host names with commas between them', (text) => {
  const list = text.split(',').map((part) => part.trim().toLowerCase());
  return list.every((part) => /^[a-z\d.-]{1,253}$/.test(part)) ? option.some(list) : option.none;
});

const sentinelSettings: Readonly<Record<SentinelSetting, null>> = { on: null, current: null, off: null };
const isSentinelSetting = (text: string): text is SentinelSetting => Object.hasOwn(sentinelSettings, text);

const warmUpSettings: Readonly<Record<WarmUpSetting, null>> = { all: null, season: null, off: null };
const isWarmUpSetting = (text: string): text is WarmUpSetting => Object.hasOwn(warmUpSettings, text);

const sources: Readonly<Record<Config['source'], null>> = { simulated: null, federation: null };
const isSource = (text: string): text is Config['source'] => Object.hasOwn(sources, text);

const Settings = t.type({
  PORT: setting('a whole number from 0 to 65535', wholeNumber(65_535)),
  HOST: setting('a host name or an IP address', hostName),
  KAMPDAG_DEPLOYMENTS: setting('the path of a file', option.some),
  KAMPDAG_DEPLOYMENT: setting('the id of a deployment', option.some),
  KAMPDAG_NOW: setting('a moment such as 2026-10-10T18:30:00+02:00, or milliseconds since 1970', moment),
  KAMPDAG_SEED: setting('a whole number from 0 to 4294967295', wholeNumber(4_294_967_295)),
  ABLY_KEY: setting('a key of the form app.key:secret', keyText),
  KAMPDAG_LOCAL_KEY: setting('a key of the form app.key:secret', keyText),
  KAMPDAG_CHANNEL_KEY: setting('32 bytes in base64: openssl rand -base64 32', (text) =>
    /^[A-Za-z0-9+/]{43}=$/.test(text) ? option.some(text) : option.none,
  ),
  KAMPDAG_CALLS: setting('post or get', (text) =>
    text === 'post' || text === 'get' ? option.some<Config['calls']>(text) : option.none,
  ),
  KAMPDAG_CONTROL: onOrOff,
  KAMPDAG_SOURCE: setting('simulated or federation', option.fromPredicate(isSource)),
  KAMPDAG_UPSTREAM_ICEHOCKEY: origin,
  KAMPDAG_UPSTREAM_BASKETBALL: origin,
  KAMPDAG_UPSTREAM_VOLLEYBALL: origin,
  KAMPDAG_UPSTREAM_SOCCER: origin,
  KAMPDAG_SENTINELS: setting('on, current or off', option.fromPredicate(isSentinelSetting)),
  KAMPDAG_WARM_UP: setting('all, season or off', option.fromPredicate(isWarmUpSetting)),
  KAMPDAG_TLS: onOrOff,
  KAMPDAG_HOSTS: hostNames,
  KAMPDAG_IMAGE_HOSTS: hostNames,
  KAMPDAG_PROXIES: networks,
  KAMPDAG_RATE_LIMIT: setting('a whole number of requests a minute', wholeNumber(10_000_000)),
  KAMPDAG_CACHE_MB: setting('a whole number from 0 to 4096', wholeNumber(4_096)),
  KAMPDAG_REDIS_URL: setting('an address such as redis://host:6379', (text) =>
    /^rediss?:\/\/[^\s]{1,500}$/.test(text) && URL.canParse(text) ? option.some(text) : option.none,
  ),
  KAMPDAG_METRICS_PORT: setting('a whole number from 0 to 65535', wholeNumber(65_535)),
  KAMPDAG_METRICS_HOST: setting('a host name or an IP address', hostName),
  KAMPDAG_GRACE_SECONDS: setting('a whole number from 0 to 300', wholeNumber(300)),
  LOG_LEVEL: setting(`one of ${Object.keys(levels).join(', ')}`, option.fromPredicate(isLevel)),
});

/** Whose values are never repeated: a Redis address may hold a password. */
const secret = /KEY$|REDIS_URL$/;

const sentences = (errors: t.Errors): readonly string[] =>
  errors.map(({ context, value }) => {
    const { key = '', type } = context.at(-1) ?? {};
    const found = secret.test(key) ? '' : `, not ${JSON.stringify(value).slice(0, 80)}`;
    return `${key} must be ${type?.name ?? 'something else'}${found}.`;
  });

/** Whether only this machine can reach a server that listens there. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** Where the built-in deployments' federations answer. */
const upstreamSettings = {
  icehockey: 'KAMPDAG_UPSTREAM_ICEHOCKEY',
  basketball: 'KAMPDAG_UPSTREAM_BASKETBALL',
  volleyball: 'KAMPDAG_UPSTREAM_VOLLEYBALL',
  soccer: 'KAMPDAG_UPSTREAM_SOCCER',
} as const;

type Read = t.TypeOf<typeof Settings>;

const none: ConfiguredDeployments = { deployments: [], upstreams: new Map(), imageHosts: new Map() };

/** Effects of reading the configuration. */
export interface ConfigFiles {
  /** The text of a file; null where it cannot be read. */
  readonly read: (path: string) => string | null;
}

const configured = (
  path: string | null,
  files: ConfigFiles,
): either.Either<readonly string[], ConfiguredDeployments> => {
  if (path === null) return either.right(none);
  const text = files.read(path);
  return text === null
    ? either.left([`KAMPDAG_DEPLOYMENTS names ${path}, which cannot be read.`])
    : either.mapLeft((wrong: readonly string[]) => wrong.map((sentence) => `${path}: ${sentence}`))(
        readDeployments(text),
      );
};

/** The deployments that are served: the one that is named, else all that have a source of data. */
const installationOf = (
  read: Read,
  file: ConfiguredDeployments,
): either.Either<readonly string[], Installation> => {
  const upstreams = new Map(file.upstreams);
  for (const [id, name] of Object.entries(upstreamSettings)) {
    const address = read[name];
    if (address !== null) upstreams.set(DeploymentId(id), address);
  }
  const known = [...builtInDeployments, ...file.deployments];
  const named = read.KAMPDAG_DEPLOYMENT;
  const chosen = named === null ? null : deploymentOfId(known, named);
  if (chosen === undefined) {
    const ids = known.map(({ id }) => id).join(', ');
    return either.left([
      `KAMPDAG_DEPLOYMENT must be one of ${ids}, not ${JSON.stringify(named).slice(0, 80)}.`,
    ]);
  }
  const isFederation = read.KAMPDAG_SOURCE === 'federation';
  const wanted = chosen === null ? known : [chosen];
  const deployments = isFederation ? wanted.filter(({ id }) => upstreams.has(id)) : wanted;
  if (deployments.length === 0) {
    const setting = Object.entries(upstreamSettings).find(([id]) => id === (named ?? 'icehockey'))?.[1];
    const where = setting === undefined ? `an "upstream" for ${named}` : setting;
    return either.left([
      `KAMPDAG_SOURCE=federation needs ${where}, an address such as https://data.example.`,
    ]);
  }
  const fallbackHosts = read.KAMPDAG_HOSTS ?? [];
  const isOpen = file.deployments.length === 0 && fallbackHosts.length === 0;
  const images = read.KAMPDAG_IMAGE_HOSTS ?? [];
  const served = isFederation ? deployments : deployments.map(withDemonstration);
  const fallback = served[0] ?? null;
  return either.right({
    deployments: served,
    upstreams,
    imageHosts: new Map(deployments.map(({ id }) => [id, [...(file.imageHosts.get(id) ?? []), ...images]])),
    fallback: isOpen || fallbackHosts.length > 0 ? fallback : null,
    fallbackHosts,
  });
};

/** What would be read and do nothing: a setting that somebody believes in. */
const withoutEffect = (read: Read): readonly string[] => {
  const isFederation = read.KAMPDAG_SOURCE === 'federation';
  const said: readonly (readonly [boolean, keyof Read, string])[] = [
    ...Object.values(upstreamSettings).map(
      (name) => [!isFederation, name, 'KAMPDAG_SOURCE=federation'] as const,
    ),
    [isFederation, 'KAMPDAG_SEED', 'KAMPDAG_SOURCE=simulated'],
    [isFederation, 'KAMPDAG_SENTINELS', 'KAMPDAG_SOURCE=simulated'],
    [isFederation, 'KAMPDAG_WARM_UP', 'KAMPDAG_SOURCE=simulated'],
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

/** Names that begin like ours and are none: a setting that nobody reads. */
const unknownNames = (environment: Environment): readonly string[] =>
  Object.keys(environment).flatMap((name) =>
    name.startsWith('KAMPDAG_') && !Object.hasOwn(Settings.props, name)
      ? [`${name} is no setting. There are: ${Object.keys(Settings.props).join(', ')}.`]
      : [],
  );

/**
 * Reads the environment; all that is wrong with it at once, a sentence each: what cannot be read, what is unknown or misspelt, and
 * what would have no effect. A key's text is never repeated.
 */
export const readConfig = (
  environment: Environment,
  files: ConfigFiles,
): either.Either<readonly string[], Config> => {
  const decoded = Settings.decode(environment);
  const unknown = unknownNames(environment);
  if (either.isLeft(decoded)) return either.left([...unknown, ...sentences(decoded.left)]);
  const read = decoded.right;
  const file = configured(read.KAMPDAG_DEPLOYMENTS, files);
  const installation = either.chain((found: ConfiguredDeployments) => installationOf(read, found))(file);
  const wrong = [
    ...unknown,
    ...withoutEffect(read),
    ...(either.isLeft(installation) ? installation.left : []),
  ];
  if (either.isLeft(installation) || wrong.length > 0) return either.left(wrong);
  const host = read.HOST ?? 'localhost';
  return either.right({
    port: read.PORT ?? 4173,
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
    warmUp: read.KAMPDAG_WARM_UP ?? 'all',
    tls: read.KAMPDAG_TLS ?? false,
    proxies: read.KAMPDAG_PROXIES ?? [],
    rateLimit: read.KAMPDAG_RATE_LIMIT ?? 6_000,
    cacheMegabytes: read.KAMPDAG_CACHE_MB ?? 64,
    redisUrl: read.KAMPDAG_REDIS_URL,
    metricsPort: read.KAMPDAG_METRICS_PORT,
    metricsHost: read.KAMPDAG_METRICS_HOST ?? '127.0.0.1',
    graceSeconds: read.KAMPDAG_GRACE_SECONDS ?? 5,
  });
};
