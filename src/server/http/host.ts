import type { IncomingMessage } from 'node:http';
import { type Deployment, hostNameOf } from '@kampdag/core/site/deployment';

/** A name or an address and a port, nothing that could write a header, a policy or markup of its own. */
const plain = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a request says by one plain Host header whom it asks (RFC 9112 §3.2); HTTP/1.0 need not say it. */
export const hasValidHost = ({ httpVersion, rawHeaders, headers }: IncomingMessage): boolean => {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (count === 0 && headers.host === undefined) return httpVersion === '1.0';
  return count <= 1 && plain.test(headers.host ?? '');
};

/** What decides how the site names itself. */
export interface OwnNames {
  /** Names by which visitors reach the site, beside the deployments' own. */
  readonly hosts: readonly string[];
  /** Whether visitors come over TLS. */
  readonly tls: boolean;
}

/** The site's own address: as its visitor wrote it where that is one of its names, else the deployment's. */
export const originOf = (host: string, deployment: Deployment, { hosts, tls }: OwnNames): string => {
  const name = hostNameOf(host);
  const isOwn = deployment.hosts.includes(name) || hosts.includes(name);
  return `${tls ? 'https' : 'http'}://${isOwn ? host.toLowerCase() : (hosts[0] ?? deployment.hosts[0])}`;
};
