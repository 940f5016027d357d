import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i;

const groupsIn = (text: string): readonly string[] => text.split(':').filter((group) => group !== '');

/**
 * The visitor of an address, for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address, since a subscriber
 * chooses the rest (RFC 6177).
 */
export const visitorOf = (address: string): string => {
  const [, four] = mapped.exec(address) ?? [];
  if (four !== undefined || !isIPv6(address)) return four ?? address;
  const [before = '', after] = address.split('%')[0]?.split('::') ?? [];
  const [first, last] = [groupsIn(before), groupsIn(after ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const network = [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
