import type { LiveServiceConfig } from '../../web/page.ts';

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
const shownHeaders: Readonly<Record<string, string>> = {
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

/** By what a page's policy knows the styles in its markup. */
export interface PageStyles {
  /** Of the style element in its head. */
  readonly hash: string;
  /** What is said of style attributes (`styleAttributePolicy`). */
  readonly attributes: string;
}

/** A policy cannot name an IPv6 address. */
const plainHost = /^[\w.-]{1,253}(:\d{1,5})?$/;

/** What decides a page's policy. */
export interface PagePolicy {
  /** Of this answer alone; null for one that is the same for everybody. */
  readonly nonce: string | null;
  readonly styles: PageStyles;
  readonly live: LiveServiceConfig;
  readonly imageHosts: readonly string[];
  /** The request's Host header. */
  readonly host: string;
  /** Whether pages of other sites may show it in a frame; none may unless told. */
  readonly isEmbedded?: boolean;
}

/**
 * The content security policy of a page: scripts from the site alone and never inline, styles from the site, those of its head, or
 * with the nonce.
 * Not every browser counts WebSockets of the same origin as `'self'`, hence their names.
 */
export const pagePolicy = ({
  nonce,
  styles,
  live,
  imageHosts,
  host,
  isEmbedded = false,
}: PagePolicy): string => {
  const sockets = plainHost.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce === null ? '' : ` 'nonce-${nonce}'`} ${styles.hash}`.trimEnd(),
    styles.attributes,
    ["img-src 'self' data:", ...imageHosts.map((name) => `https://${name}`)].join(' '),
    "font-src 'self'",
    `connect-src 'self'${sockets}${live.kind === 'hosted' ? ` ${hostedLive}` : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isEmbedded ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    // One address, of the service worker, is trusted.
    'trusted-types kampdag-worker',
    `report-uri ${reportPath}`,
    'report-to csp',
  ].join('; ');
};
