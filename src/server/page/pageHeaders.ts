import type { LiveServiceConfig } from '../../web/page.ts';
import type { Encoding } from '../http/encoding.ts';
import { pagePolicy, reportingEndpoints } from '../http/securityHeaders.ts';
import type { Page } from './pages.ts';

/** What a page's headers say. */
export interface PageHeadersConfig {
  readonly page: Page;
  readonly url: string;
  /** The request's Host header. */
  readonly host: string;
  readonly encoding: Encoding;
  /** Of this answer alone. */
  readonly nonce: string;
  readonly live: LiveServiceConfig;
  readonly imageHosts: readonly string[];
  /** Whether pages carry the content security policy. */
  readonly guarded: boolean;
}

/** The headers of a page beside those that every answer carries; to be asked for when its status is known. */
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
  // Players' pages are nobody's search result (reading 25), nor is the workbench.
  ...(/^\/(?:player|lab)(?:[/?]|$)/i.test(url) ? { 'x-robots-tag': 'noindex, noarchive' } : {}),
  ...(guarded
    ? {
        'reporting-endpoints': reportingEndpoints,
        'content-security-policy': pagePolicy({ nonce, styles: page.styles(), live, imageHosts, host }),
      }
    : {}),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});
