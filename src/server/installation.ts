import { builtInDeployments, defaultDeployment } from '@kampdag/core/site/builtInDeployments';
import {
  type Deployment,
  type DeploymentId,
  deploymentOfHost,
  hostNameOf,
} from '@kampdag/core/site/deployment';

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
