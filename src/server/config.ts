import { either } from 'fp-ts';
import { type ConfigFiles, installationOf } from './configuredInstallation.ts';
import type { Installation } from './installation.ts';
import {
  type Environment,
  type Need,
  type ReadSettings,
  readSettings,
  type Settings,
  settingRows,
} from './settings.ts';

/** All settings from the environment, and what they decide together. */
export interface Config extends Omit<Settings, 'control' | 'source'> {
  readonly installation: Installation;
  readonly control: boolean;
  readonly source: NonNullable<Settings['source']>;
}

/** Whether only this machine can reach a server at an address. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

/** What a setting may need: whether it is there, and its words in the sentence "NAME does nothing: it needs …". */
const needs: Readonly<
  Record<Need, { readonly isMet: (settings: Settings) => boolean; readonly words: string }>
> = {
  federation: { isMet: ({ source }) => source === 'federation', words: 'KAMPDAG_SOURCE=federation' },
  simulation: { isMet: ({ source }) => source !== 'federation', words: 'KAMPDAG_SOURCE=simulated' },
  ownChannel: { isMet: ({ ablyKey }) => ablyKey === null, words: 'the own channel, without ABLY_KEY' },
  metricsPort: { isMet: ({ metricsPort }) => metricsPort !== null, words: 'KAMPDAG_METRICS_PORT' },
  operatorKey: { isMet: ({ operatorKey }) => operatorKey !== null, words: 'KAMPDAG_OPERATOR_KEY' },
  push: { isMet: ({ push }) => push, words: 'KAMPDAG_PUSH=on' },
};

/** Settings without an effect, which their author believes in. One that switches something off needs nothing. */
const withoutEffect = ({ settings, given }: ReadSettings): readonly string[] =>
  settingRows.flatMap(({ name, needs: need }) => {
    if (need === null || !given.has(name) || given.get(name) === false) return [];
    const { isMet, words } = needs[need];
    return isMet(settings) ? [] : [`${name} does nothing: it needs ${words}.`];
  });

/** Settings that contradict each other. */
const contradictions = ({ metricsPort, port }: Settings): readonly string[] =>
  metricsPort !== null && metricsPort !== 0 && metricsPort === port
    ? [`KAMPDAG_METRICS_PORT is the visitors' port too, ${metricsPort}. Choose another.`]
    : [];

/**
 * Reads the environment; gives every fault at once, a sentence each: unreadable, unknown and misspelt settings, and settings
 * without an effect. A key's text is never repeated.
 */
export const readConfig = (
  environment: Environment,
  files: ConfigFiles,
): either.Either<readonly string[], Config> => {
  const read = readSettings(environment);
  if (either.isLeft(read)) return read;
  const { settings } = read.right;
  const installation = installationOf(read.right, files);
  const wrong = [
    ...withoutEffect(read.right),
    ...contradictions(settings),
    ...(either.isLeft(installation) ? installation.left : []),
  ];
  if (either.isLeft(installation) || wrong.length > 0) return either.left(wrong);
  return either.right({
    ...settings,
    installation: installation.right,
    source: settings.source ?? 'simulated',
    control: settings.ablyKey === null && (settings.control ?? isLoopback(settings.host)),
  });
};

/** Why devices are not told of matches, as a sentence for the operator; null if they are, or nobody wishes it. */
export const pushLimit = ({
  push,
  pushKey,
  redisUrl,
}: Pick<Settings, 'push' | 'pushKey' | 'redisUrl'>): string | null =>
  push && redisUrl !== null && pushKey === null
    ? 'Push is off: set KAMPDAG_PUSH_KEY to the same for all replicas (npx web-push generate-vapid-keys), or KAMPDAG_PUSH=off.'
    : null;

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
