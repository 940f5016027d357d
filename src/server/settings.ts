import proxyAddress from '@fastify/proxy-addr';
import { sportKinds } from '@kampdag/core/sport/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { either, option } from 'fp-ts';
import { parseKey } from './channel/access/tokens.ts';
import { nearestOf } from './nearest.ts';

/** A process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Read<A> = (text: string) => option.Option<A>;

/** A setting, which may be missing or empty. */
interface Setting<A> {
  readonly name: string;
  /** Completes the sentence "NAME must be …". */
  readonly expected: string;
  readonly read: Read<A>;
  readonly byDefault: A;
}

const setting = <A, const D = null>(
  name: string,
  expected: string,
  read: Read<A>,
  byDefault: D,
): Setting<A | D> => ({ name, expected, read, byDefault });

const wholeNumber =
  (greatest: number): Read<number> =>
  (text) =>
    /^\d{1,10}$/.test(text) && Number(text) <= greatest ? option.some(Number(text)) : option.none;

const oneOf =
  <const A extends string>(...words: readonly A[]): Read<A> =>
  (text) =>
    option.fromNullable(words.find((word) => word === text));

const matching =
  (pattern: RegExp): Read<string> =>
  (text) =>
    pattern.test(text) ? option.some(text) : option.none;

const onOrOff: Read<boolean> = (text) => option.map((word) => word === 'on')(oneOf('on', 'off')(text));

const moment: Read<Instant> = (text) => {
  if (/^\d{1,14}$/.test(text)) return option.some(Instant(Number(text)));
  const zoned = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const milliseconds = zoned ? Date.parse(text) : Number.NaN;
  return Number.isNaN(milliseconds) ? option.none : option.some(Instant(milliseconds));
};

const listOf = (text: string): readonly string[] => text.split(',').map((part) => part.trim());

/** A scheme and a host without a path, since only the table's paths are appended. */
export const readOrigin: Read<string> = (text) =>
  option.map((found: string) => found.replace(/\/$/, ''))(
    matching(/^https?:\/\/[\w.-]{1,253}(:\d{1,5})?\/?$/)(text),
  );

/** A host name in small letters. */
export const readHostName = matching(/^[a-z\d.-]{1,253}$/);

const hostNames: Read<readonly string[]> = (text) =>
  option.traverseArray(readHostName)(listOf(text.toLowerCase()));

const networks: Read<readonly string[]> = (text) =>
  option.tryCatch(() => {
    const list = listOf(text);
    proxyAddress.compile([...list]);
    return list;
  });

/** A Redis address that its client can parse: it would throw, with the password in the message. */
const redisAddress: Read<string> = (text) =>
  option.tryCatch(() => {
    const { protocol, hostname, pathname, username, password } = new URL(text);
    const isPlain = /^rediss?:$/.test(protocol) && hostname !== '' && /^(\/\d{0,5})?$/.test(pathname);
    if (!isPlain) throw new Error('no address of a Redis');
    decodeURIComponent(`${username} ${password}`);
    return text;
  });

const port = 'a whole number from 0 to 65535';
const address = { expected: 'a host name or an IP address', read: matching(/^[\w.:-]{1,253}$/) };
const key = 'a key of the form app.key:secret';
const names = 'host names with commas between them';
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const readKey = (text: string) => option.fromEither(parseKey(text));

/** All settings of the server: their names, forms and defaults. */
const settings = {
  /** 0 takes any free port. */
  port: setting('PORT', port, wholeNumber(65_535), 4173),
  /** The address to listen on; by default this machine only. */
  host: setting('HOST', address.expected, address.read, 'localhost'),
  /** The path of a file with deployments in addition to the built-in ones. */
  deploymentsFile: setting('KAMPDAG_DEPLOYMENTS', 'the path of a file', option.some, null),
  /** The only deployment to serve. */
  deployment: setting('KAMPDAG_DEPLOYMENT', 'the id of a deployment', option.some, null),
  /** The moment at which the server's time starts (reading 4). */
  now: setting(
    'KAMPDAG_NOW',
    'a moment such as 2026-10-10T18:30:00+02:00, or milliseconds since 1970',
    moment,
    null,
  ),
  /** The seed of the simulated federation. */
  seed: setting('KAMPDAG_SEED', 'a whole number from 0 to 4294967295', wholeNumber(4_294_967_295), 1),
  /** Uses the hosted live service; without it this server's own channel. */
  ablyKey: setting('ABLY_KEY', key, readKey, null),
  /** The local channel's key; without it one is generated and stored in `.cache`. */
  localKey: setting('KAMPDAG_LOCAL_KEY', key, readKey, null),
  /** The key that encrypts live messages; pages include it. */
  channelKey: setting(
    'KAMPDAG_CHANNEL_KEY',
    '32 bytes in base64: openssl rand -base64 32',
    matching(/^[A-Za-z0-9+/]{43}=$/),
    null,
  ),
  /** How browsers make calls: as specified, or all with GET, for an edge cache. */
  calls: setting('KAMPDAG_CALLS', 'post or get', oneOf('post', 'get'), 'post'),
  /** Whether recordings may be played into the site. Default: if only this machine can reach the server. */
  control: setting('KAMPDAG_CONTROL', 'on or off', onOrOff, null),
  /** The source of league data. Default: simulated. */
  source: setting('KAMPDAG_SOURCE', 'simulated or federation', oneOf('simulated', 'federation'), null),
  /** The season with leagues and matches that fail on purpose: `on` for the oldest, `current` for the newest. */
  faultFixtures: setting('KAMPDAG_SENTINELS', 'on, current or off', oneOf('on', 'current', 'off'), 'on'),
  /** Whether visitors come over TLS, which is terminated before this server. */
  tls: setting('KAMPDAG_TLS', 'on or off', onOrOff, false),
  /** If hosts are named here or in the deployments file, other hosts are refused. */
  hosts: setting('KAMPDAG_HOSTS', names, hostNames, []),
  imageHosts: setting('KAMPDAG_IMAGE_HOSTS', names, hostNames, []),
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  proxies: setting('KAMPDAG_PROXIES', 'addresses or networks with commas between them', networks, []),
  /** Requests per minute from one visitor, many, since a hall has one address; 0 means no limit. */
  rateLimit: setting(
    'KAMPDAG_RATE_LIMIT',
    'a whole number of requests a minute',
    wholeNumber(10_000_000),
    6_000,
  ),
  /** The size of the answer cache. */
  cacheMegabytes: setting('KAMPDAG_CACHE_MB', 'a whole number from 0 to 4096', wholeNumber(4_096), 64),
  /** A Redis through which replicas share answers. */
  redisUrl: setting('KAMPDAG_REDIS_URL', 'an address such as redis://host:6379', redisAddress, null),
  /** The port for Prometheus, and its address: by default none, and this machine only. */
  metricsPort: setting('KAMPDAG_METRICS_PORT', port, wholeNumber(65_535), null),
  metricsHost: setting('KAMPDAG_METRICS_HOST', address.expected, address.read, '127.0.0.1'),
  /** Whether the site works offline; `off` clears what browsers have stored. */
  serviceWorker: setting('KAMPDAG_SERVICE_WORKER', 'on or off', onOrOff, true),
  /** How long open requests may take after a termination signal. */
  graceSeconds: setting('KAMPDAG_GRACE_SECONDS', 'a whole number from 0 to 300', wholeNumber(300), 5),
  /** By default a developer's terminal shows the addresses first. */
  logLevel: setting('LOG_LEVEL', `one of ${levels.join(', ')}`, oneOf(...levels), 'warn'),
};

/** The setting of a sport's upstream address. */
export const upstreamSettingOf = (sport: string): string => `KAMPDAG_UPSTREAM_${sport.toUpperCase()}`;

const upstreams = sportKinds.map((sport) =>
  setting(
    upstreamSettingOf(sport),
    'an address such as https://data.example, without a path',
    readOrigin,
    null,
  ),
);

const all: readonly Setting<unknown>[] = [...Object.values(settings), ...upstreams];

/** The names of all settings. */
export const settingNames: readonly string[] = all.map(({ name }) => name);

/** The values of the settings, by default or as given. */
export type Settings = {
  readonly [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer A> ? A : never;
};

/** The settings of an environment. */
export interface ReadSettings {
  readonly settings: Settings;
  /** The values of the settings that are given, by name. */
  readonly given: ReadonlyMap<string, unknown>;
}

/** Settings whose values are never repeated: a Redis address may hold a password. */
const secret = /KEY$|REDIS_URL$/;

/** Unknown names with our prefix, which would have no effect. */
const unknownNames = (environment: Environment): readonly string[] =>
  Object.keys(environment).flatMap((name) => {
    if (!/^kampdag/i.test(name) || settingNames.includes(name)) return [];
    const near = nearestOf(settingNames, name);
    return [
      near === null
        ? `${name} is no setting. There are: ${settingNames.join(', ')}.`
        : `${name} is no setting. Is ${near} meant?`,
    ];
  });

/** Reads the settings of an environment; gives a sentence for each unreadable, unknown or misspelt one. */
export const readSettings = (environment: Environment): either.Either<readonly string[], ReadSettings> => {
  const given = new Map<string, unknown>();
  const wrong = [...unknownNames(environment)];
  for (const { name, expected, read } of all) {
    const text = environment[name]?.trim() ?? '';
    if (text === '') continue;
    const value = read(text);
    if (option.isSome(value)) given.set(name, value.value);
    else {
      const found = secret.test(name) ? '' : `, not ${JSON.stringify(environment[name]).slice(0, 80)}`;
      wrong.push(`${name} must be ${expected}${found}.`);
    }
  }
  if (wrong.length > 0) return either.left(wrong);
  const values = Object.entries(settings).map(([field, { name, byDefault }]) => [
    field,
    given.has(name) ? given.get(name) : byDefault,
  ]);
  return either.right({ settings: Object.fromEntries(values) as Settings, given });
};
