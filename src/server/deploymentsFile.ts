import { nullable } from '@kampdag/core/decode/codecs';
import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import type { Deployment } from '@kampdag/core/site/deployment';
import { DeploymentCodec, deploymentJson } from '@kampdag/core/site/deploymentJson';
import { either, json, option } from 'fp-ts';
import * as t from 'io-ts';
import type { Installation } from './installation.ts';
import { nearestOf } from './nearest.ts';
import { readHostName, readOrigin } from './settingForms.ts';

const textRead = (expected: string, read: (text: string) => option.Option<string>): t.Type<string> =>
  new t.Type<string>(
    expected,
    t.string.is,
    (u, context) => {
      const found = typeof u === 'string' ? read(u) : option.none;
      return option.isSome(found) ? t.success(found.value) : t.failure(u, context);
    },
    t.identity,
  );

const Upstream = textRead('an address such as https://data.example, without a path', readOrigin);
const ImageHost = textRead('a host name in small letters', readHostName);

const Row = t.intersection([
  DeploymentCodec,
  t.partial({ upstream: nullable(Upstream), imageHosts: t.array(ImageHost) }),
]);

/** The file of `KAMPDAG_DEPLOYMENTS`: deployments in addition to the built-in ones. */
const DeploymentsFile = t.type({ deployments: t.array(Row, 'a list of deployments') });

/** The content of a deployments file. */
export interface ConfiguredDeployments {
  readonly deployments: readonly Deployment[];
  readonly upstreams: Installation['upstreams'];
  readonly imageHosts: Installation['imageHosts'];
}

/** The path of an error in the file, without the codec's own combinators. */
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

/** Values that come again: ids or host names of two deployments, sports of one. */
const repeated = <A extends string | number>(values: readonly A[]): readonly A[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

const fields = [...Object.keys(deploymentJson(defaultDeployment)), 'upstream', 'imageHosts'];

const RawFile = t.type({ deployments: t.array(t.UnknownRecord) });

/** Unknown fields, which would have no effect. */
const unknownFields = (file: unknown): readonly string[] =>
  (RawFile.is(file) ? file.deployments : []).flatMap((row, index) =>
    Object.keys(row)
      .filter((name) => !fields.includes(name))
      .map((name) => {
        const near = nearestOf(fields, name);
        return `deployments.${index}.${name} is no field${near === null ? '.' : `. Is ${near} meant?`}`;
      }),
  );

const RawSports = t.type({
  deployments: t.array(
    t.intersection([
      t.type({ sportId: t.number }),
      t.partial({ otherSports: t.array(t.type({ sportId: t.number })) }),
    ]),
  ),
});

/** Sports that a deployment names twice: which of the two its leagues are of cannot be told. */
const sportsNamedTwice = (file: unknown): readonly string[] =>
  (RawSports.is(file) ? file.deployments : []).flatMap(({ sportId, otherSports = [] }, index) =>
    repeated([sportId, ...otherSports.map((other) => other.sportId)]).map(
      (id) => `deployments.${index} names sport ${id} twice, in "sportId" or "otherSports".`,
    ),
  );

/** Reads a deployments file; gives every fault, a sentence each. */
export const readDeployments = (text: string): either.Either<readonly string[], ConfiguredDeployments> => {
  const parsed = json.parse(text);
  if (either.isLeft(parsed)) return either.left(['it is no JSON.']);
  const read = DeploymentsFile.decode(parsed.right);
  const unknown = unknownFields(parsed.right);
  if (either.isLeft(read)) return either.left([...unknown, ...sentences(read.left)]);
  if (unknown.length > 0) return either.left(unknown);
  const rows = read.right.deployments;
  const all = [...builtInDeployments, ...rows];
  const doubled = [
    ...repeated(all.map(({ id }) => id)).map((id) => `${id} is the id of two deployments.`),
    ...repeated(all.flatMap(({ hosts }) => hosts)).map((host) => `${host} is a host of two deployments.`),
    ...sportsNamedTwice(parsed.right),
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
