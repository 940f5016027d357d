import type { LiveServiceConfig } from '../../web/page.ts';
import type { Encoding } from '../http/encoding.ts';
import { pagePolicy, reportingEndpoints } from '../http/securityHeaders.ts';
import type { Page } from './pages.ts';

/** The input of a page's headers. */
export interface PageHeadersConfig {
  readonly page: Page;
  readonly url: string;
  /** The request's Host header. */
  readonly host: string;
  readonly encoding: Encoding;
  /** Unique to this answer. */
  readonly nonce: string;
  readonly live: LiveServiceConfig;
  readonly imageHosts: readonly string[];
  /** Whether pages have the content security policy. */
  readonly guarded: boolean;
}

/** The headers of a page beyond those of every answer; call when its status is known. */
export const pageHeaders = ({
  page,
  url,
  host,
  encoding,
  nonce,
  live,
  imageHosts,
  guarded,
}: PageHeadersConfig): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'accept-encoding, cookie',
  // Search engines must not index players' pages (reading 25), nor the lab.
  ...(/^\/(?:player|lab)(?:[/?]|$)/i.test(url) ? { 'x-robots-tag': 'noindex, noarchive' } : {}),
  ...(guarded
    ? {
        'reporting-endpoints': reportingEndpoints,
        'content-security-policy': pagePolicy({ nonce, styles: page.styles(), live, imageHosts, host }),
      }
    : {}),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});
