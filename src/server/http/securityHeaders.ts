import { createHash } from 'node:crypto';
import type { LiveServiceConfig } from '../../web/page.ts';
import { earlyPressesScript } from '../page/earlyPresses.ts';

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of data, which is never displayed as a page of this site. */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Headers of pages, which have a policy of their own (`pagePolicy`). */
const shownHeaders: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Headers of all other answers. */
export const commonHeaders: Readonly<Record<string, string>> = { ...dataHeaders, ...shownHeaders };

/**
 * Two years, for a site that is reached over TLS only (RFC 6797). Of this host name alone: what else its owner has below it may have no
 * certificate, and browsers would not reach it for two years.
 */
export const strictTransport = 'max-age=63072000';

/** The address to which browsers report policy violations. */
export const reportPath = '/csp-report';

/** Names the reporting endpoint, as current browsers require. */
export const reportingEndpoints = `csp="${reportPath}"`;

/** The origins that the hosted live service's SDK connects to, including fallbacks. */
const hostedLive =
  'https://*.ably.net wss://*.ably.net https://*.ably.io wss://*.ably.io https://*.ably-realtime.com wss://*.ably-realtime.com';

/** Names a text in a policy by its hash. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const ownScript = policyHash(earlyPressesScript);

/** A policy cannot contain an IPv6 address. */
const plainHost = /^[\w.-]{1,253}(:\d{1,5})?$/;

/** The input of a page's policy. */
export interface PagePolicy {
  /** The hash of the style element in its head (`policyHash`). */
  readonly styleHash: string;
  readonly live: LiveServiceConfig;
  readonly imageHosts: readonly string[];
  /** The request's Host header. */
  readonly host: string;
  /** Whether other sites may frame the page. Default: no. */
  readonly isEmbedded?: boolean;
}

/**
 * The content security policy of a page: only the site's own scripts, and the one of its head by its hash; styles of the site or of its head.
 * WebSocket origins are listed because not every browser counts them as `'self'`.
 */
export const pagePolicy = ({ styleHash, live, imageHosts, host, isEmbedded = false }: PagePolicy): string => {
  const sockets = plainHost.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    `script-src 'self' ${ownScript}`,
    `style-src 'self' ${styleHash}`.trimEnd(),
    // A page's policy is known before its view is, so the view has none.
    "style-src-attr 'none'",
    ["img-src 'self' data:", ...imageHosts.map((name) => `https://${name}`)].join(' '),
    "font-src 'self'",
    `connect-src 'self'${sockets}${live.kind === 'hosted' ? ` ${hostedLive}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isEmbedded ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    // The only trusted URL is the service worker's.
    'trusted-types kampdag-worker',
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');
};
