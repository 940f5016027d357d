import { type Allowance, createAllowance } from './allowance.ts';
import type { ChannelLimits } from './limits.ts';

/** Limits connections by address. */
export interface ConnectionQuota {
  /** Counts a new connection and gives its release, to be called once; undefined above a limit. */
  readonly acquire: (address: string) => (() => void) | undefined;
  /** Penalises an address whose session was ended for its rate, since a new connection would have a new allowance. */
  readonly penalise: (address: string) => void;
  /** Forgets unused addresses. */
  readonly sweep: () => void;
  /** The number of remembered addresses. */
  readonly size: () => number;
}

/** The network counted as one address: the owner of an IPv6 address has the other 2^64 of its network too. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from(
    { length: Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0)) },
    () => '0',
  );
  return [...(before ?? []), ...zeros, ...(after ?? [])].slice(0, 4).join(':');
};

/** Connections that a penalty counts as. */
const PENALTY = 250;

/** A quota without any connections. */
export const createConnectionQuota = (
  limits: Pick<ChannelLimits, 'connecting' | 'maxConnections' | 'maxConnectionsPerAddress'>,
  now: () => number,
): ConnectionQuota => {
  const known = new Map<string, { open: number; readonly allowance: Allowance }>();
  let total = 0;
  return {
    acquire: (address) => {
      const network = networkOf(address);
      const entry = known.get(network) ?? { open: 0, allowance: createAllowance(limits.connecting, now) };
      if (total >= limits.maxConnections || entry.open >= limits.maxConnectionsPerAddress) return undefined;
      if (!entry.allowance.take(1)) return undefined;
      known.set(network, entry);
      entry.open += 1;
      total += 1;
      return () => {
        entry.open -= 1;
        total -= 1;
      };
    },
    penalise: (address) => known.get(networkOf(address))?.allowance.drain(PENALTY),
    sweep: () => {
      for (const [network, { open, allowance }] of known) {
        if (open === 0 && allowance.isFull()) known.delete(network);
      }
    },
    size: () => known.size,
  };
};
