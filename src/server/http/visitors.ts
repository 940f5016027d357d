import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i;

const groupsIn = (text: string): readonly string[] => text.split(':').filter((group) => group !== '');

/**
 * Whom requests from an address are counted against: IPv4 by the address, IPv6 by the first 64 bits, for all that follows is one
 * subscriber's to choose (RFC 6177).
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
