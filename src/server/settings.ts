import proxyAddress from '@fastify/proxy-addr';
import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import type { DeploymentId } from '@kampdag/core/site/deployment';
import { Instant } from '@kampdag/core/time/instant';
import { either, option } from 'fp-ts';
import { parseKey } from './channel/access/tokens.ts';
import { nearestOf } from './nearest.ts';

/** A process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

type Read<A> = (text: string) => option.Option<A>;

/** The texts that a setting takes. */
interface Form<A> {
  /** Completes the sentence "NAME must be …". */
  readonly expected: string;
  readonly read: Read<A>;
}

/** What a setting may need to have an effect: a source of data, this server's own channel, or a port for metrics. */
export type Need = 'federation' | 'simulation' | 'ownChannel' | 'metricsPort';

/** A row of the table of settings, apart from its form. */
interface Row<D> {
  /** The value where the setting is missing or empty. */
  readonly byDefault: D;
  /** Whether its text is never repeated: a key, or an address, which may hold a password. */
  readonly isSecret: boolean;
  /** What it needs to have an effect; null for nothing. Given without it, it is refused. */
  readonly needs: Need | null;
}

/** A setting, which may be missing or empty. */
interface Setting<A> extends Form<A>, Row<A> {
  readonly name: string;
}

const setting = <A, const D>(
  name: string,
  { expected, read }: Form<A>,
  { byDefault, isSecret, needs }: Row<D>,
): Setting<A | D> => ({ name, expected, read, byDefault, isSecret, needs });

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

const readKey = (text: string) => option.fromEither(parseKey(text));

const numberFrom0To = (greatest: number): Form<number> => ({
  expected: `a whole number from 0 to ${greatest}`,
  read: wholeNumber(greatest),
});
const wordOf = <const A extends string>(...words: readonly [A, A, ...A[]]): Form<A> => ({
  expected: `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
  read: oneOf(...words),
});
const port = numberFrom0To(65_535);
const address: Form<string> = {
  expected: 'a host name or an IP address',
  read: matching(/^[\w.:-]{1,253}$/),
};
const key = { expected: 'a key of the form app.key:secret', read: readKey };
const names: Form<readonly string[]> = { expected: 'host names with commas between them', read: hostNames };
const onOff: Form<boolean> = { expected: 'on or off', read: onOrOff };
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** All settings of the server: their names, forms, defaults, secrets and needs. */
const settings = {
  /** 0 takes any free port. */
  port: setting('PORT', port, { byDefault: 4173, isSecret: false, needs: null }),
  /** The address to listen on; by default this machine only. */
  host: setting('HOST', address, { byDefault: 'localhost', isSecret: false, needs: null }),
  /** The path of a file with deployments in addition to the built-in ones. */
  deploymentsFile: setting(
    'KAMPDAG_DEPLOYMENTS',
    { expected: 'the path of a file', read: option.some<string> },
    { byDefault: null, isSecret: false, needs: null },
  ),
  /** The only deployment to serve. */
  deployment: setting(
    'KAMPDAG_DEPLOYMENT',
    { expected: 'the id of a deployment', read: option.some<string> },
    { byDefault: null, isSecret: false, needs: null },
  ),
  /** The moment at which the server's time starts (reading 4). */
  now: setting(
    'KAMPDAG_NOW',
    { expected: 'a moment such as 2026-10-10T18:30:00+02:00, or milliseconds since 1970', read: moment },
    { byDefault: null, isSecret: false, needs: null },
  ),
  /** The seed of the simulated federation. */
  seed: setting('KAMPDAG_SEED', numberFrom0To(4_294_967_295), {
    byDefault: 1,
    isSecret: false,
    needs: 'simulation',
  }),
  /** Uses the hosted live service; without it this server's own channel. */
  ablyKey: setting('ABLY_KEY', key, { byDefault: null, isSecret: true, needs: null }),
  /** The local channel's key; without it one is generated and stored in `.cache`. */
  localKey: setting('KAMPDAG_LOCAL_KEY', key, { byDefault: null, isSecret: true, needs: 'ownChannel' }),
  /** The key that encrypts live messages; pages include it. */
  channelKey: setting(
    'KAMPDAG_CHANNEL_KEY',
    { expected: '32 bytes in base64: openssl rand -base64 32', read: matching(/^[A-Za-z0-9+/]{43}=$/) },
    { byDefault: null, isSecret: true, needs: null },
  ),
  /** How browsers make calls: as specified, or all with GET, for an edge cache. */
  calls: setting('KAMPDAG_CALLS', wordOf('post', 'get'), {
    byDefault: 'post',
    isSecret: false,
    needs: null,
  }),
  /** Whether recordings may be played into the site. Default: if only this machine can reach the server. */
  control: setting('KAMPDAG_CONTROL', onOff, { byDefault: null, isSecret: false, needs: 'ownChannel' }),
  /** The source of league data. Default: simulated. */
  source: setting('KAMPDAG_SOURCE', wordOf('simulated', 'federation'), {
    byDefault: null,
    isSecret: false,
    needs: null,
  }),
  /** The season with leagues and matches that fail on purpose: `on` for the oldest, `current` for the newest. */
  faultFixtures: setting('KAMPDAG_SENTINELS', wordOf('on', 'current', 'off'), {
    byDefault: 'on',
    isSecret: false,
    needs: 'simulation',
  }),
  /** Whether visitors come over TLS, which is terminated before this server. */
  tls: setting('KAMPDAG_TLS', onOff, { byDefault: false, isSecret: false, needs: null }),
  /** If hosts are named here or in the deployments file, other hosts are refused. */
  hosts: setting('KAMPDAG_HOSTS', names, { byDefault: [], isSecret: false, needs: null }),
  imageHosts: setting('KAMPDAG_IMAGE_HOSTS', names, { byDefault: [], isSecret: false, needs: null }),
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  proxies: setting(
    'KAMPDAG_PROXIES',
    { expected: 'addresses or networks with commas between them', read: networks },
    { byDefault: [], isSecret: false, needs: null },
  ),
  /** Requests per minute from one visitor, many, since a hall has one address; 0 means no limit. */
  rateLimit: setting(
    'KAMPDAG_RATE_LIMIT',
    { expected: 'a whole number of requests a minute', read: wholeNumber(10_000_000) },
    { byDefault: 6_000, isSecret: false, needs: null },
  ),
  /** The size of the answer cache. */
  cacheMegabytes: setting('KAMPDAG_CACHE_MB', numberFrom0To(4_096), {
    byDefault: 64,
    isSecret: false,
    needs: null,
  }),
  /** A Redis through which replicas share answers. */
  redisUrl: setting(
    'KAMPDAG_REDIS_URL',
    { expected: 'an address such as redis://host:6379', read: redisAddress },
    { byDefault: null, isSecret: true, needs: null },
  ),
  /** The port for Prometheus, and its address: by default none, and this machine only. */
  metricsPort: setting('KAMPDAG_METRICS_PORT', port, { byDefault: null, isSecret: false, needs: null }),
  metricsHost: setting('KAMPDAG_METRICS_HOST', address, {
    byDefault: '127.0.0.1',
    isSecret: false,
    needs: 'metricsPort',
  }),
  /** Whether the site works offline; `off` clears what browsers have stored. */
  serviceWorker: setting('KAMPDAG_SERVICE_WORKER', onOff, { byDefault: true, isSecret: false, needs: null }),
  /** How long open requests may take after a termination signal. */
  graceSeconds: setting('KAMPDAG_GRACE_SECONDS', numberFrom0To(300), {
    byDefault: 5,
    isSecret: false,
    needs: null,
  }),
  /** By default a developer's terminal shows the addresses first. */
  logLevel: setting(
    'LOG_LEVEL',
    { expected: `one of ${levels.join(', ')}`, read: oneOf(...levels) },
    { byDefault: 'warn', isSecret: false, needs: null },
  ),
};

/** The setting of the upstream address of a built-in deployment; one of the deployments file has it there. */
export const upstreamSettingOf = (id: DeploymentId): string =>
  `KAMPDAG_UPSTREAM_${id.toUpperCase().replaceAll('-', '_')}`;

const upstreams = builtInDeployments.map(({ id }) =>
  setting(
    upstreamSettingOf(id),
    { expected: 'an address such as https://data.example, without a path', read: readOrigin },
    { byDefault: null, isSecret: true, needs: 'federation' },
  ),
);

const all: readonly Setting<unknown>[] = [...Object.values(settings), ...upstreams];

/** The rows of all settings. */
export const settingRows: readonly Pick<Setting<unknown>, 'name' | 'isSecret' | 'needs'>[] = all;

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
  for (const { name, expected, read, isSecret } of all) {
    const text = environment[name]?.trim() ?? '';
    if (text === '') continue;
    const value = read(text);
    if (option.isSome(value)) given.set(name, value.value);
    else {
      const found = isSecret ? '' : `, not ${JSON.stringify(environment[name]).slice(0, 80)}`;
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
