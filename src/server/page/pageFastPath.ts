import type { Deployment } from '@kampdag/core/site/deployment';
import type { LiveServiceConfig } from '../../web/page.ts';
import type { FastPath } from '../http/createServer.ts';
import { type Encoding, negotiate } from '../http/encoding.ts';
import { plainHost } from '../http/origin.ts';
import { createReadySender, type ReadyConfig, type ReadyHeaders, readyHeaders } from '../http/ready.ts';
import { shownHeaders } from '../http/securityHeaders.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { Page, Pages } from './pages.ts';
import { type Visit, visitOf } from './visit.ts';

/** What the pages' fast path works on. */
export interface PageFastPathConfig extends ReadyConfig {
  readonly pages: Pages;
  readonly deploymentOfHost: (host: string) => Deployment;
  readonly live: LiveServiceConfig;
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
  readonly headers: ReadyHeaders;
  readonly bytes: Uint8Array;
  /** The body in Latin-1. */
  readonly text: string;
}

/**
 * Pages that were made within the last second, given past the framework. Only what a visitor was given as a page by its route is
 * found here, so that no other address is answered this way.
 */
export const createPageFastPath = (config: PageFastPathConfig): FastPath => {
  const { pages, deploymentOfHost, live, guarded, tls, onAnswer } = config;
  const { send, written } = createReadySender(config);
  const prepared = new WeakMap<Page, Map<Encoding, Prepared>>();

  // A page's visits have one host.
  const preparedOf = (page: Page, url: string, host: string, encoding: Encoding): Prepared | null => {
    const known = prepared.get(page)?.get(encoding);
    if (known !== undefined) return known;
    const bytes = page.body.whole(encoding);
    if (bytes === undefined) return null;
    const headers = readyHeaders({
      ...shownHeaders,
      ...config.headers,
      ...pageHeaders({ page, url, host, encoding, live, guarded }),
      'content-length': String(bytes.length),
    });
    const made = { headers, bytes, text: Buffer.from(bytes).toString('latin1') };
    prepared.set(page, (prepared.get(page) ?? new Map<Encoding, Prepared>()).set(encoding, made));
    return made;
  };

  const readyFor = (visit: Visit, host: string, encoding: Encoding): Prepared | null => {
    const page = pages.known(visit);
    return page?.madeWith() === 200 ? preparedOf(page, visit.url, host, encoding) : null;
  };

  return (request, response, _otherwise, remember) => {
    const { method, url = '', headers } = request;
    const { host = '' } = headers;
    if (method !== 'GET' || url.startsWith('/api/') || url.startsWith('/assets/')) return false;
    if (!plainHost.test(host)) return false;
    const visit = visitOf(request, deploymentOfHost(host), tls);
    const encoding = negotiate(headers['accept-encoding']);
    const ready = readyFor(visit, host, encoding);
    if (ready === null) return false;
    send(response, ready.headers, ready.bytes);
    onAnswer();
    remember(() => {
      const again = readyFor(visit, host, encoding);
      if (again === null) return undefined;
      onAnswer();
      return written(again.headers, again.text);
    });
    return true;
  };
};
