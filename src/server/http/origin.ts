import type { Deployment } from '@kampdag/core/site/deployment';

/** A name and a port, nothing that could write a header, a policy or markup of its own. */
export const plainHost = /^[\w.-]{1,253}(:\d{1,5})?$/;

/** The site's own address as its visitor wrote it; the deployment's where the Host header is no plain name. */
export const originOf = (host: string | undefined, deployment: Deployment, tls: boolean): string =>
  `${tls ? 'https' : 'http'}://${host !== undefined && plainHost.test(host) ? host : deployment.host}`;
