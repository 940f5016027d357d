import { BlockList, isIP } from 'node:net';
import type { Branded } from '@kampdag/core/brand';

/** The push services of today's browsers: Chrome and Edge (Google, Microsoft), Firefox, Safari. `*.` stands for any name below. */
export const knownPushServices: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** The service of an address: an entry of the configured list. */
export type PushService = Branded<string, 'PushService'>;

/** The service of an endpoint; null for an address that no configured service has. */
export type ServiceOf = (endpoint: string) => PushService | null;

const covers =
  (host: string) =>
  (entry: string): boolean =>
    entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry;

/**
 * Recognises endpoints of the configured services: `https`, the usual port, no user, no address in place of a name. Others could make
 * this server ask an address that only it reaches (SSRF).
 */
export const serviceAmong =
  (services: readonly string[]): ServiceOf =>
  (endpoint) => {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
    if (url === null || url.href !== endpoint || url.hash !== '') return null;
    const isPlain =
      url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
    if (!isPlain || isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return null;
    return (services.find(covers(url.hostname)) ?? null) as PushService | null;
  };

const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/**
 * Whether an address is this machine's, its network's, or nobody's (RFC 6890). An IPv4 address within IPv6 counts as itself, and one
 * that a tunnel or a translator leads to (6to4, Teredo, NAT64) as inside.
 */
export const isInside = (address: string): boolean => {
  const four = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1] ?? address;
  return inside.check(four, isIP(four) === 6 ? 'ipv6' : 'ipv4');
};
