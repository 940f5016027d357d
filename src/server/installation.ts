import { nullable } from '@kampdag/core/decode/codecs';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import {
  type Deployment,
  type DeploymentId,
  deploymentOfHost,
  hostNameOf,
} from '@kampdag/core/site/deployment';
import { DeploymentCodec } from '@kampdag/core/site/deploymentJson';
import { either } from 'fp-ts';
import * as t from 'io-ts';

/** The deployments that a server serves. */
export interface Installation {
  readonly deployments: readonly Deployment[];
  /** Scheme and host of each federation's data; those of simulated ones are not in it. */
  readonly upstreams: ReadonlyMap<DeploymentId, string>;
  /** From where each deployment's pages show pictures of people. */
  readonly imageHosts: ReadonlyMap<DeploymentId, readonly string[]>;
  /** What answers to host names that are no deployment's; null where they are refused (421). */
  readonly fallback: Deployment | null;
  /** Names by which visitors reach the fallback. */
  readonly fallbackHosts: readonly string[];
}

/** The deployment that a request's Host asks for; null for nobody's. */
export const deploymentAt = (
  { deployments, fallback, fallbackHosts }: Installation,
  host: string,
): Deployment | null => {
  const named = deploymentOfHost(deployments, host);
  if (named !== undefined) return named;
  return fallbackHosts.length === 0 || fallbackHosts.includes(hostNameOf(host)) ? fallback : null;
};

/** The specification's deployments, each with a simulated federation, whatever the host name. */
export const embeddedInstallation: Installation = {
  deployments: builtInDeployments,
  upstreams: new Map(),
  imageHosts: new Map(),
  fallback: defaultDeployment,
  fallbackHosts: [],
};

const Upstream = new t.Type<string, string>(
  'an address such as https://data.example, without a path',
  t.string.is,
  (u, context) =>
    typeof u === 'string' && /^https?:\/\/[\w.-]{1,253}(:\d{1,5})?\/?$/.test(u)
      ? t.success(u.replace(/\/$/, ''))
      : t.failure(u, context),
  t.identity,
);

const ImageHost = new t.Type<string, string>(
  'a host name in small letters',
  t.string.is,
  (u, context) =>
    typeof u === 'string' && /^[a-z\d.-]{1,253}$/.test(u) ? t.success(u) : t.failure(u, context),
  t.identity,
);

const Row = t.intersection([
  DeploymentCodec,
  t.partial({ upstream: nullable(Upstream), imageHosts: t.array(ImageHost) }),
]);

/** The file that `KAMPDAG_DEPLOYMENTS` names: deployments beside the built-in ones. */
const DeploymentsFile = t.type({ deployments: t.array(Row, 'a list of deployments') });

/** What a file of deployments says. */
export interface ConfiguredDeployments {
  readonly deployments: readonly Deployment[];
  readonly upstreams: Installation['upstreams'];
  readonly imageHosts: Installation['imageHosts'];
}

/** Where something stands in the file: the parts that a codec is put together from are no places. */
const pathOf = (context: t.Context): string =>
  context
    .filter(({ key }, index) => {
      const { _tag: tag } = (context[index - 1]?.type ?? {}) as { readonly _tag?: string };
      return key !== '' && tag !== 'IntersectionType' && tag !== 'UnionType';
    })
    .map(({ key }) => key)
    .join('.');

const sentences = (errors: t.Errors): readonly string[] => [
  ...new Set(
    errors.map(({ context, message }) => {
      const path = pathOf(context);
      return message ?? `${path} must be ${context.at(-1)?.type.name ?? 'something else'}.`;
    }),
  ),
];

/** What is said twice: an id or a host name that two deployments have. */
const said = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Reads a file of deployments; all that is wrong with it, a sentence each. */
export const readDeployments = (text: string): either.Either<readonly string[], ConfiguredDeployments> => {
  const json = either.tryCatch(
    (): unknown => JSON.parse(text),
    () => ['it is no JSON.'],
  );
  if (either.isLeft(json)) return json;
  const read = DeploymentsFile.decode(json.right);
  if (either.isLeft(read)) return either.left(sentences(read.left));
  const rows = read.right.deployments;
  const all = [...builtInDeployments, ...rows];
  const doubled = [
    ...said(all.map(({ id }) => id)).map((id) => `${id} is the id of two deployments.`),
    ...said(all.flatMap(({ hosts }) => hosts)).map((host) => `${host} is a host of two deployments.`),
  ];
  if (doubled.length > 0) return either.left(doubled);
  return either.right({
    deployments: rows,
    upstreams: new Map(
      rows.flatMap(({ id, upstream }) => (typeof upstream === 'string' ? [[id, upstream] as const] : [])),
    ),
    imageHosts: new Map(
      rows.flatMap(({ id, imageHosts }) => (imageHosts === undefined ? [] : [[id, imageHosts] as const])),
    ),
  });
};
