import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import type { DeploymentId } from '@kampdag/core/site/deployment';
import { either, option } from 'fp-ts';
import { nearestOf } from './nearest.ts';
import { knownPushServices } from './push/pushServices.ts';
import * as forms from './settingForms.ts';

/** A process's environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What a setting may need to have an effect: a source of data, this server's own channel, a port for metrics, an operator's key, or push. */
export type Need = 'federation' | 'simulation' | 'ownChannel' | 'metricsPort' | 'operatorKey' | 'push';

/** A setting, which may be missing or empty. */
interface Setting<A> extends forms.Form<A> {
  readonly name: string;
  /** The value where the setting is missing or empty. */
  readonly byDefault: A;
  /** Whether its text is never repeated: a key, or an address, which may hold a password. */
  readonly isSecret: boolean;
  /** What it needs to have an effect; null for nothing. Given without it, it is refused. */
  readonly needs: Need | null;
}

const setting = <A, const D>(
  name: string,
  form: forms.Form<A>,
  byDefault: D,
  needs: Need | null = null,
): Setting<A | D> => ({ ...form, name, byDefault, isSecret: false, needs });

/** A setting whose text is never repeated, by default null. */
const secret = <A>(name: string, form: forms.Form<A>, needs: Need | null = null): Setting<A | null> => ({
  ...setting(name, form, null, needs),
  isSecret: true,
});

/** All settings of the server: their names, forms, defaults, secrets and needs. */
const settings = {
  /** 0 takes any free port. */
  port: setting('PORT', forms.port, 4173),
  /** The address to listen on; by default this machine only. */
  host: setting('HOST', forms.address, 'localhost'),
  /** The path of a file with deployments in addition to the built-in ones. */
  deploymentsFile: setting('KAMPDAG_DEPLOYMENTS', forms.anyText('the path of a file'), null),
  /** The only deployment to serve. */
  deployment: setting('KAMPDAG_DEPLOYMENT', forms.anyText('the id of a deployment'), null),
  /** The moment at which the server's time starts (reading 4). */
  now: setting('KAMPDAG_NOW', forms.moment, null),
  /** The seed of the simulated federation. */
  seed: setting('KAMPDAG_SEED', forms.numberFrom0To(4_294_967_295), 1, 'simulation'),
  /** Uses the hosted live service; without it this server's own channel. */
  ablyKey: secret('ABLY_KEY', forms.channelKey),
  /** The local channel's key; without it one is generated and stored in `.cache`. */
  localKey: secret('KAMPDAG_LOCAL_KEY', forms.channelKey, 'ownChannel'),
  /** The key that encrypts live messages; pages include it. */
  channelKey: secret('KAMPDAG_CHANNEL_KEY', forms.cipherKey),
  /** How browsers make calls: as specified, or all with GET, for an edge cache. */
  calls: setting('KAMPDAG_CALLS', forms.wordOf('post', 'get'), 'post'),
  /** Whether recordings may be played into the site. Default: if only this machine can reach the server. */
  control: setting('KAMPDAG_CONTROL', forms.onOff, null, 'ownChannel'),
  /** The source of league data. Default: simulated. */
  source: setting('KAMPDAG_SOURCE', forms.wordOf('simulated', 'federation'), null),
  /** Whether visitors come over TLS, which is terminated before this server. */
  tls: setting('KAMPDAG_TLS', forms.onOff, false),
  /** If hosts are named here or in the deployments file, other hosts are refused. */
  hosts: setting('KAMPDAG_HOSTS', forms.hosts, []),
  imageHosts: setting('KAMPDAG_IMAGE_HOSTS', forms.hosts, []),
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  proxies: setting('KAMPDAG_PROXIES', forms.networks, []),
  /** Requests per minute from one visitor, many, since a hall has one address; 0 means no limit. */
  rateLimit: setting('KAMPDAG_RATE_LIMIT', forms.requestsPerMinute, 6_000),
  /** The size of the answer cache. */
  cacheMegabytes: setting('KAMPDAG_CACHE_MB', forms.numberFrom0To(4_096), 64),
  /** A Redis through which replicas share answers. */
  redisUrl: secret('KAMPDAG_REDIS_URL', forms.redis),
  /** The port for Prometheus, and its address: by default none, and this machine only. */
  metricsPort: setting('KAMPDAG_METRICS_PORT', forms.port, null),
  metricsHost: setting('KAMPDAG_METRICS_HOST', forms.address, '127.0.0.1', 'metricsPort'),
  /** Opens the operator's door on the metrics port (`npm run operate`). */
  operatorKey: secret('KAMPDAG_OPERATOR_KEY', forms.longSecret, 'metricsPort'),
  /** Where `npm run operate` finds the replicas' metrics ports; the server itself does not use it. */
  operatorReplicas: setting('KAMPDAG_OPERATOR_REPLICAS', forms.origins, [], 'operatorKey'),
  /** Whether the site works offline; `off` clears what browsers have stored. */
  serviceWorker: setting('KAMPDAG_SERVICE_WORKER', forms.onOff, true),
  /** Whether devices are told of matches while the site is closed. */
  push: setting('KAMPDAG_PUSH', forms.onOff, true),
  /** The private key of push messages (RFC 8292); without it one is generated and stored in `.cache`. */
  pushKey: secret('KAMPDAG_PUSH_KEY', forms.pushKey, 'push'),
  /** Whom push services may write to about this site's messages. Default: the webmaster of the first deployment's host (RFC 2142). */
  pushContact: setting('KAMPDAG_PUSH_CONTACT', forms.contact, null, 'push'),
  /** The push services to which messages are sent. */
  pushServices: setting('KAMPDAG_PUSH_SERVICES', forms.hostPatterns, knownPushServices, 'push'),
  /** How long the server, after a termination signal, goes on while load balancers and live pages turn to another. */
  drainSeconds: setting('KAMPDAG_DRAIN_SECONDS', forms.numberFrom0To(300), 0),
  /** How long open requests may take once it is closing. */
  graceSeconds: setting('KAMPDAG_GRACE_SECONDS', forms.numberFrom0To(300), 5),
  /** By default a developer's terminal shows the addresses first. */
  logLevel: setting('LOG_LEVEL', forms.logLevel, 'warn'),
};

/** The setting of the upstream address of a built-in deployment; one of the deployments file has it there. */
export const upstreamSettingOf = (id: DeploymentId): string =>
  `KAMPDAG_UPSTREAM_${id.toUpperCase().replaceAll('-', '_')}`;

const upstreams = builtInDeployments.map(({ id }) =>
  secret(upstreamSettingOf(id), forms.origin, 'federation'),
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
