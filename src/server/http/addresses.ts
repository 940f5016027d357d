import type { IncomingMessage } from 'node:http';
import type { Branded } from '@kampdag/core/brand';
import { type Deployment, hostNameOf } from '@kampdag/core/site/deployment';

/** Matches control characters, spaces and non-ASCII bytes, literal or percent-encoded, which no address of this site has. */
const forbidden = /[^\x21-\x7e]|%(?:[01][\da-f]|7f)/i;

/** The decoded value is used because the bundler would drop an unused call, and with it the error. */
const isPath = (text: string): boolean => {
  try {
    return decodeURIComponent(text).startsWith('/');
  } catch {
    return false;
  }
};

/** Whether an address is a path with a query, and holds nothing that could break out of a line, a header or a path. */
export const isPlainAddress = (url: string): boolean =>
  url.startsWith('/') && !forbidden.test(url) && isPath(url.split('?')[0] ?? '');

/** Addresses for programs, not visitors. */
const forPrograms =
  /^\/(?:api|app\.webmanifest|assets|calendar|channels|comet|control|csp-report|healthz|keys|notice\.json|open|readyz|robots\.txt|serviceWorker\.js|share|sitemap\.xml|time)(?:[/?]|$)/;

/** Whether the answer at an address is shown to visitors as a page. */
export const isPageAddress = (url: string): boolean => !forPrograms.test(url);

/** A host name or address with an optional port, safe in headers, policies and markup. */
const plain = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Whether a request has a single valid Host header (RFC 9112 §3.2); optional in HTTP/1.0. */
export const hasValidHost = ({ httpVersion, rawHeaders, headers }: IncomingMessage): boolean => {
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (count === 0 && headers.host === undefined) return httpVersion === '1.0';
  return count <= 1 && plain.test(headers.host ?? '');
};

/** How the site's own address is determined. */
interface OwnNames {
  /** Host names of the site in addition to the deployments' own. */
  readonly hosts: readonly string[];
  /** Whether visitors come over TLS. */
  readonly tls: boolean;
}

/** Scheme, host name and port by which the site refers to itself: one of few. */
export type Origin = Branded<string, 'Origin'>;

/**
 * The site's origin: the name that the visitor's Host gives if it is one of the site's, else the deployment's. Of a port in the Host
 * only the connection's own is believed: whoever writes 65,535 others gets the same origin.
 */
export const originOf = (
  host: string,
  localPort: number | undefined,
  deployment: Deployment,
  { hosts, tls }: OwnNames,
): Origin => {
  const name = hostNameOf(host);
  const isOwn = deployment.hosts.includes(name) || hosts.includes(name);
  const port = localPort !== undefined && host.endsWith(`:${localPort}`) ? `:${localPort}` : '';
  const own = isOwn ? `${name}${port}` : (hosts[0] ?? deployment.hosts[0]);
  return `${tls ? 'https' : 'http'}://${own}` as Origin;
};
