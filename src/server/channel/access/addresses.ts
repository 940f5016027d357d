import { type Allowance, createAllowance } from './allowance.ts';
import type { ChannelLimits } from './limits.ts';

/** Counts who is connected, by address. */
export interface Addresses {
  /** Lets one more in and gives the way out, to be called once; undefined where there are too many, or too many at once. */
  readonly enter: (address: string) => (() => void) | undefined;
  /** Makes an address that somebody was thrown out from wait: a new connection would else be a new allowance. */
  readonly fault: (address: string) => void;
  /** Forgets addresses that nobody is at any more. */
  readonly sweep: () => void;
  /** How many addresses are remembered. */
  readonly size: () => number;
}

/** What is counted as one address: whoever has one of IPv6 has the other 2^64 of its network too. */
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

/** As many connections as one that asked for too much stands for. */
const FAULT = 250;

/** Nobody is there yet. */
export const createAddresses = (
  limits: Pick<ChannelLimits, 'connecting' | 'maxConnections' | 'maxConnectionsPerAddress'>,
  now: () => number,
): Addresses => {
  const known = new Map<string, { open: number; readonly allowance: Allowance }>();
  let total = 0;
  return {
    enter: (address) => {
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
    fault: (address) => known.get(networkOf(address))?.allowance.drain(FAULT),
    sweep: () => {
      for (const [network, { open, allowance }] of known) {
        if (open === 0 && allowance.isFull()) known.delete(network);
      }
    },
    size: () => known.size,
  };
};
