import type { Deployment } from '@kampdag/core/site/deployment';
import type { LiveServiceConfig } from '../../web/page.ts';
import type { FastPath } from '../http/createServer.ts';
import { type Encoding, negotiate } from '../http/encoding.ts';
import { originOf, plainHost } from '../http/origin.ts';
import { commonHeaders } from '../http/securityHeaders.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { Page, Pages, Visit } from './pages.ts';
import { readPreferences } from './preferences.ts';

/** What the pages' fast path works on. */
export interface PageFastPathConfig {
  readonly pages: Pages;
  readonly deploymentOfHost: (host: string) => Deployment;
  readonly live: LiveServiceConfig;
  readonly now: () => number;
  readonly requestId: () => string;
  /** More headers that every answer carries. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether pages carry the content security policy. */
  readonly guarded: boolean;
  /** Whether visitors come over TLS. */
  readonly tls: boolean;
  /** Told of every page that went this way. */
  readonly onAnswer: () => void;
}

/** A page's headers and body, ready to be sent. */
interface Prepared {
  readonly headers: readonly string[];
  readonly bytes: Uint8Array;
  /** Both as they are written, in Latin-1. */
  readonly lines: string;
  readonly text: string;
}

/**
 * Pages that were made within the last second, given past the framework. Only what a visitor was given as a page by its route is
 * found here, so that no other address is answered this way.
 */
export const createPageFastPath = (config: PageFastPathConfig): FastPath => {
  const { pages, deploymentOfHost, live, now, requestId, guarded, tls, onAnswer } = config;
  const prepared = new WeakMap<Page, Map<Encoding, Prepared>>();

  // A page's visits have one host.
  const preparedOf = (page: Page, url: string, host: string, encoding: Encoding): Prepared | null => {
    const known = prepared.get(page)?.get(encoding);
    if (known !== undefined) return known;
    const bytes = page.body.whole(encoding);
    if (bytes === undefined) return null;
    const headers = Object.entries({
      ...commonHeaders,
      'content-security-policy': undefined,
      ...config.headers,
      ...pageHeaders({ page, url, host, encoding, live, guarded }),
      'content-length': String(bytes.length),
    }).flatMap(([name, value]) => (value === undefined ? [] : [name, value]));
    const lines = headers.map((part, index) => part + (index % 2 === 0 ? ': ' : '\r\n')).join('');
    const made = { headers, bytes, lines, text: Buffer.from(bytes).toString('latin1') };
    prepared.set(page, (prepared.get(page) ?? new Map<Encoding, Prepared>()).set(encoding, made));
    return made;
  };

  const readyFor = (visit: Visit, host: string, encoding: Encoding): Prepared | null => {
    const page = pages.known(visit);
    return page?.madeWith() === 200 ? preparedOf(page, visit.url, host, encoding) : null;
  };

  return (request, response, _otherwise, remember) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.startsWith('/api/') || url.startsWith('/assets/')) return false;
    const { host = '' } = headers;
    if (!plainHost.test(host)) return false;
    const deployment = deploymentOfHost(host);
    const origin = originOf(host, deployment, tls);
    const visit = { url, deployment, origin, ...readPreferences(headers.cookie, deployment) };
    const encoding = negotiate(headers['accept-encoding']);
    const ready = readyFor(visit, host, encoding);
    if (ready === null) return false;
    response.writeHead(200, [...ready.headers, 'x-request-id', requestId(), 'x-kampdag-now', String(now())]);
    response.end(ready.bytes);
    onAnswer();
    remember(() => {
      const again = readyFor(visit, host, encoding);
      if (again === null) return undefined;
      onAnswer();
      return `${again.lines}x-request-id: ${requestId()}\r\nx-kampdag-now: ${now()}\r\n\r\n${again.text}`;
    });
    return true;
  };
};
