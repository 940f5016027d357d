import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { deploymentOfId } from '@kampdag/core/site/deployment';
import { either } from 'fp-ts';
import { simulatedDeployment } from '../../fixtures/simulation/simulatedDeployment.ts';
import { type ConfiguredDeployments, readDeployments } from './deploymentsFile.ts';
import type { Installation } from './installation.ts';
import { type ReadSettings, type Settings, upstreamSettingOf } from './settings.ts';

/** The built-in deployments, each with the setting of its upstream address. */
const builtIn = builtInDeployments.map(({ id }) => ({ id, name: upstreamSettingOf(id) }));

const none: ConfiguredDeployments = { deployments: [], upstreams: new Map(), imageHosts: new Map() };

/** Reads the files that the configuration names. */
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

/** Faults of a deployments file that would otherwise have no effect or show the wrong data. */
const ignoredUpstreams = (
  { source, deployment: named, deploymentsFile: path }: Settings,
  { deployments, upstreams }: ConfiguredDeployments,
): readonly string[] => {
  if (source === null && upstreams.size > 0)
    return [
      `${path} has upstreams: set KAMPDAG_SOURCE=federation to show their data, or KAMPDAG_SOURCE=simulated to show invented matches.`,
    ];
  if (source !== 'federation' || named !== null) return [];
  return deployments
    .filter(({ id }) => !upstreams.has(id))
    .map(
      ({ id }) =>
        `KAMPDAG_SOURCE=federation needs an "upstream" for ${id}, an address such as https://data.example.`,
    );
};

/** Upstream settings without an effect because another deployment is served alone. */
const unusedUpstreamSettings = ({ settings: { deployment }, given }: ReadSettings): readonly string[] =>
  deployment === null
    ? []
    : builtIn.flatMap(({ id, name }) =>
        given.has(name) && id !== deployment
          ? [`${name} does nothing: KAMPDAG_DEPLOYMENT=${deployment} is served alone.`]
          : [],
      );

/** The deployments to serve: the named one, else all that have a source of data. */
const chosenOf = (
  read: ReadSettings,
  file: ConfiguredDeployments,
): either.Either<readonly string[], Installation> => {
  const upstreams = new Map(file.upstreams);
  for (const { id, name } of builtIn) {
    const address = read.given.get(name);
    if (typeof address === 'string') upstreams.set(id, address);
  }
  const known = [...builtInDeployments, ...file.deployments];
  const { deployment: named, hosts: fallbackHosts, imageHosts: images, source } = read.settings;
  const chosen = named === null ? null : deploymentOfId(known, named);
  if (chosen === undefined) {
    const ids = known.map(({ id }) => id).join(', ');
    return either.left([
      `KAMPDAG_DEPLOYMENT must be one of ${ids}, not ${JSON.stringify(named).slice(0, 80)}.`,
    ]);
  }
  const wrong = [...ignoredUpstreams(read.settings, file), ...unusedUpstreamSettings(read)];
  const isFederation = source === 'federation';
  const wanted = chosen === null ? known : [chosen];
  const deployments = isFederation ? wanted.filter(({ id }) => upstreams.has(id)) : wanted;
  if (deployments.length === 0) {
    const setting = builtIn.find(({ id }) => named === null || id === named);
    const where = setting === undefined ? `an "upstream" for ${named}` : setting.name;
    wrong.push(`KAMPDAG_SOURCE=federation needs ${where}, an address such as https://data.example.`);
  }
  if (wrong.length > 0) return either.left([...new Set(wrong)]);
  const isOpen = file.deployments.length === 0 && fallbackHosts.length === 0;
  const served = isFederation ? deployments : deployments.map(simulatedDeployment);
  const fallback = served[0] ?? null;
  return either.right({
    deployments: served,
    upstreams,
    imageHosts: new Map(deployments.map(({ id }) => [id, [...(file.imageHosts.get(id) ?? []), ...images]])),
    fallback: isOpen || fallbackHosts.length > 0 ? fallback : null,
    fallbackHosts,
  });
};

/** The installation of the settings and their deployments file; its faults, a sentence each. */
export const installationOf = (
  read: ReadSettings,
  files: ConfigFiles,
): either.Either<readonly string[], Installation> =>
  either.chain((file: ConfiguredDeployments) => chosenOf(read, file))(
    configured(read.settings.deploymentsFile, files),
  );
