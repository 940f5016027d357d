import { isIP, isIPv4, isIPv6 } from 'node:net';
import type { Branded } from '@kampdag/core/brand';

/** Whom limits count. */
export type Visitor = Branded<string, 'Visitor'>;

const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i;

const groupsIn = (text: string): readonly string[] => text.split(':').filter((group) => group !== '');

/** The first groups of an IPv6 address, each in its shortest form. */
const networkGroups = (address: string, count: number): string => {
  const [before = '', after] = address.split('%')[0]?.split('::') ?? [];
  const [first, last] = [groupsIn(before), groupsIn(after ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};

/**
 * The visitor of an address, for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address, since a subscriber
 * chooses the rest (RFC 6177). All texts that are no address, which a proxy may pass on, are one visitor.
 */
export const visitorOf = (address: string): Visitor => {
  const [, four] = mapped.exec(address) ?? [];
  if (four !== undefined) return four as Visitor;
  if (!isIPv6(address)) return (isIP(address) === 0 ? 'nobody' : address) as Visitor;
  return `${networkGroups(address, 4)}::/64` as Visitor;
};

/** The network of an address, for the log, which thus tells no visitor from the neighbours: an IPv4 /24, an IPv6 /48. */
export const networkOf = (address: string): string => {
  const four = mapped.exec(address)?.[1] ?? (isIPv4(address) ? address : undefined);
  if (four !== undefined) return four.replace(/\d+$/, '0/24');
  return isIPv6(address) ? `${networkGroups(address, 3)}::/48` : 'nobody';
};
