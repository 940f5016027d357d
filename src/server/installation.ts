import {
  type Deployment,
  type DeploymentId,
  deploymentOfHost,
  hostNameOf,
} from '@kampdag/core/site/deployment';

/** The deployments of a server. */
export interface Installation {
  readonly deployments: readonly Deployment[];
  /** Scheme and host of each federation's data; simulated ones have none. */
  readonly upstreams: ReadonlyMap<DeploymentId, string>;
  /** Hosts of the pictures of people on each deployment's pages. */
  readonly imageHosts: ReadonlyMap<DeploymentId, readonly string[]>;
  /** The deployment for other host names; null if they are refused (421). */
  readonly fallback: Deployment | null;
  /** Host names of the fallback. */
  readonly fallbackHosts: readonly string[];
}

/** The deployment for a Host header; null if none serves it. */
export const deploymentAt = (
  { deployments, fallback, fallbackHosts }: Installation,
  host: string,
): Deployment | null => {
  const named = deploymentOfHost(deployments, host);
  if (named !== undefined) return named;
  return fallbackHosts.length === 0 || fallbackHosts.includes(hostNameOf(host)) ? fallback : null;
};
