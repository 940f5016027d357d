import proxyAddress from '@fastify/proxy-addr';
import { Instant } from '@kampdag/core/time/instant';
import { either, option } from 'fp-ts';
import * as t from 'io-ts';
import { type AblyKey, parseKey } from './channel/access/tokens.ts';
import { nearestOf } from './nearest.ts';

/** The log level. Default: `warn`, so that a developer's terminal shows the addresses first. */
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** The season of the leagues and matches that fail on purpose. */
export type FaultFixturesSetting = 'on' | 'current' | 'off';

/** The source of league data. */
export type SourceSetting = 'simulated' | 'federation';

/** How browsers make their calls. */
export type CallMethod = 'post' | 'get';

/** A process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** An optional setting, which may be empty; `expected` completes the sentence "NAME must be …". */
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

/** A scheme and a host without a path, since only the table's paths are appended. */
const origin = setting('an address such as https://data.example, without a path', (text) => {
  const found = /^https?:\/\/[\w.-]{1,253}(:\d{1,5})?\/?$/.exec(text);
  return found === null ? option.none : option.some(text.replace(/\/$/, ''));
});

const networks = setting('addresses or networks with commas between them', (text) => {
  const list = text.split(',').map((part) => part.trim());
  return option.map(() => list)(option.tryCatch(() => proxyAddress.compile(list)));
});

const hostNames = setting('host names with commas between them', (text) => {
  const list = text.split(',').map((part) => part.trim().toLowerCase());
  return list.every((part) => /^[a-z\d.-]{1,253}$/.test(part)) ? option.some(list) : option.none;
});

/** A Redis address that its client can parse: it would throw, with the password in the message. */
const redisAddress = (text: string): option.Option<string> =>
  option.tryCatch(() => {
    const { protocol, hostname, pathname, username, password } = new URL(text);
    const isPlain = /^rediss?:$/.test(protocol) && hostname !== '' && /^(\/\d{0,5})?$/.test(pathname);
    if (!isPlain) throw new Error('no address of a Redis');
    decodeURIComponent(`${username} ${password}`);
    return text;
  });

const faultFixturesSettings: Readonly<Record<FaultFixturesSetting, null>> = {
  on: null,
  current: null,
  off: null,
};
const isFaultFixturesSetting = (text: string): text is FaultFixturesSetting =>
  Object.hasOwn(faultFixturesSettings, text);

const sources: Readonly<Record<SourceSetting, null>> = { simulated: null, federation: null };
const isSource = (text: string): text is SourceSetting => Object.hasOwn(sources, text);

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
    text === 'post' || text === 'get' ? option.some<CallMethod>(text) : option.none,
  ),
  KAMPDAG_CONTROL: onOrOff,
  KAMPDAG_SOURCE: setting('simulated or federation', option.fromPredicate(isSource)),
  KAMPDAG_UPSTREAM_ICEHOCKEY: origin,
  KAMPDAG_UPSTREAM_BASKETBALL: origin,
  KAMPDAG_UPSTREAM_VOLLEYBALL: origin,
  KAMPDAG_UPSTREAM_SOCCER: origin,
  KAMPDAG_UPSTREAM_HANDBALL: origin,
  KAMPDAG_SENTINELS: setting('on, current or off', option.fromPredicate(isFaultFixturesSetting)),
  KAMPDAG_TLS: onOrOff,
  KAMPDAG_HOSTS: hostNames,
  KAMPDAG_IMAGE_HOSTS: hostNames,
  KAMPDAG_PROXIES: networks,
  KAMPDAG_RATE_LIMIT: setting('a whole number of requests a minute', wholeNumber(10_000_000)),
  KAMPDAG_CACHE_MB: setting('a whole number from 0 to 4096', wholeNumber(4_096)),
  KAMPDAG_REDIS_URL: setting('an address such as redis://host:6379', redisAddress),
  KAMPDAG_METRICS_PORT: setting('a whole number from 0 to 65535', wholeNumber(65_535)),
  KAMPDAG_METRICS_HOST: setting('a host name or an IP address', hostName),
  KAMPDAG_SERVICE_WORKER: onOrOff,
  KAMPDAG_GRACE_SECONDS: setting('a whole number from 0 to 300', wholeNumber(300)),
  LOG_LEVEL: setting(`one of ${Object.keys(levels).join(', ')}`, option.fromPredicate(isLevel)),
});

/** Settings whose values are never repeated: a Redis address may hold a password. */
const secret = /KEY$|REDIS_URL$/;

const sentences = (errors: t.Errors): readonly string[] =>
  errors.map(({ context, value }) => {
    const { key = '', type } = context.at(-1) ?? {};
    const found = secret.test(key) ? '' : `, not ${JSON.stringify(value).slice(0, 80)}`;
    return `${key} must be ${type?.name ?? 'something else'}${found}.`;
  });

/** The decoded settings; null for a missing one. */
export type SettingValues = t.TypeOf<typeof Settings>;

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(Settings.props);

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
export const readSettings = (environment: Environment): either.Either<readonly string[], SettingValues> => {
  const unknown = unknownNames(environment);
  const decoded = Settings.decode(environment);
  if (either.isLeft(decoded)) return either.left([...unknown, ...sentences(decoded.left)]);
  return unknown.length > 0 ? either.left(unknown) : decoded;
};
