import { builtInDeployments } from '@kampdag/core/site/builtInDeployments';
import { deploymentOfId } from '@kampdag/core/site/deployment';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { either } from 'fp-ts';
import { simulatedDeployment } from '../../fixtures/simulation/simulatedDeployment.ts';
import { type ConfiguredDeployments, readDeployments } from './deploymentsFile.ts';
import type { Installation } from './installation.ts';
import type { SettingValues } from './settings.ts';

/** The setting of a sport's upstream address; a type error if the settings lack it. */
const upstreamSettingOf = (sport: SportKind) =>
  `KAMPDAG_UPSTREAM_${sport.toUpperCase() as Uppercase<SportKind>}` as const;

/** The settings of the built-in deployments' upstream addresses. */
export const upstreamSettings = builtInDeployments.map(({ id, sport }) => ({
  id,
  name: upstreamSettingOf(sport),
}));

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
  { KAMPDAG_SOURCE: source, KAMPDAG_DEPLOYMENT: named, KAMPDAG_DEPLOYMENTS: path }: SettingValues,
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
const unusedUpstreamSettings = (read: SettingValues): readonly string[] =>
  read.KAMPDAG_DEPLOYMENT === null
    ? []
    : upstreamSettings.flatMap(({ id, name }) =>
        read[name] !== null && id !== read.KAMPDAG_DEPLOYMENT
          ? [`${name} does nothing: KAMPDAG_DEPLOYMENT=${read.KAMPDAG_DEPLOYMENT} is served alone.`]
          : [],
      );

/** The deployments to serve: the named one, else all that have a source of data. */
const chosenOf = (
  read: SettingValues,
  file: ConfiguredDeployments,
): either.Either<readonly string[], Installation> => {
  const upstreams = new Map(file.upstreams);
  for (const { id, name } of upstreamSettings) {
    const address = read[name];
    if (address !== null) upstreams.set(id, address);
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
  const wrong = [...ignoredUpstreams(read, file), ...unusedUpstreamSettings(read)];
  const isFederation = read.KAMPDAG_SOURCE === 'federation';
  const wanted = chosen === null ? known : [chosen];
  const deployments = isFederation ? wanted.filter(({ id }) => upstreams.has(id)) : wanted;
  if (deployments.length === 0) {
    const setting = upstreamSettings.find(({ id }) => named === null || id === named);
    const where = setting === undefined ? `an "upstream" for ${named}` : setting.name;
    wrong.push(`KAMPDAG_SOURCE=federation needs ${where}, an address such as https://data.example.`);
  }
  if (wrong.length > 0) return either.left([...new Set(wrong)]);
  const fallbackHosts = read.KAMPDAG_HOSTS ?? [];
  const isOpen = file.deployments.length === 0 && fallbackHosts.length === 0;
  const images = read.KAMPDAG_IMAGE_HOSTS ?? [];
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
  read: SettingValues,
  files: ConfigFiles,
): either.Either<readonly string[], Installation> =>
  either.chain((file: ConfiguredDeployments) => chosenOf(read, file))(
    configured(read.KAMPDAG_DEPLOYMENTS, files),
  );
