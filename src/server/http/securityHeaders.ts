import type { LiveServiceConfig } from '../../web/page.ts';
import { plainHost } from './origin.ts';

const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Headers of answers that are data: nothing in them is ever shown as a page of this site. */
export const dataHeaders: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Headers of pages, which bring a policy of their own (`pagePolicy`). */
export const shownHeaders: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Headers that every other answer carries. */
export const commonHeaders: Readonly<Record<string, string>> = { ...dataHeaders, ...shownHeaders };

/** Two years, for a site that visitors reach over TLS alone. */
export const strictTransport = 'max-age=63072000; includeSubDomains';

/** Where browsers report breaches of a page's policy. */
export const reportPath = '/csp-report';

/** Names the place for reports, as browsers of today want it. */
export const reportingEndpoints = `csp="${reportPath}"`;

/** Where the hosted live service's SDK connects to, its fallbacks among them. */
const hostedLive =
  'https://*.ably.net wss://*.ably.net https://*.ably.io wss://*.ably.io https://*.ably-realtime.com wss://*.ably-realtime.com';

/** What decides a page's policy. */
export interface PagePolicy {
  readonly nonce: string;
  /** What is said of style attributes (`styleAttributePolicy`). */
  readonly styleAttributes: string;
  readonly live: LiveServiceConfig;
  /** The request's Host header. */
  readonly host: string;
}

/**
 * The content security policy of a page: scripts from the site alone and never inline, styles from the site or with the nonce.
 * Not every browser counts WebSockets of the same origin as `'self'`, hence their names.
 */
export const pagePolicy = ({ nonce, styleAttributes, live, host }: PagePolicy): string => {
  const sockets = plainHost.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    styleAttributes,
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${sockets}${live.kind === 'hosted' ? ` ${hostedLive}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');
};
