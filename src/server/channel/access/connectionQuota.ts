import { type Visitor, visitorOf } from '../../http/visitors.ts';
import type { ChannelLimits } from './limits.ts';
import { type Allowance, createAllowance } from './limits.ts';

/** Connections that a penalty counts as. */
const PENALTY = 250;

/** Limits connections by visitor; starts without any. */
export const createConnectionQuota = (
  limits: Pick<ChannelLimits, 'connecting' | 'maxConnections' | 'maxConnectionsPerAddress'>,
  now: () => number,
) => {
  const known = new Map<Visitor, { open: number; readonly allowance: Allowance }>();
  let total = 0;
  return {
    /** Counts a new connection and gives its release, to be called once; undefined above a limit. */
    acquire: (address: string): (() => void) | undefined => {
      const visitor = visitorOf(address);
      const entry = known.get(visitor) ?? { open: 0, allowance: createAllowance(limits.connecting, now) };
      if (total >= limits.maxConnections || entry.open >= limits.maxConnectionsPerAddress) return undefined;
      if (!entry.allowance.take(1)) return undefined;
      known.set(visitor, entry);
      entry.open += 1;
      total += 1;
      return () => {
        entry.open -= 1;
        total -= 1;
      };
    },
    /** Penalises an address whose session was ended for its rate, since a new connection would have a new allowance. */
    penalise: (address: string): void => known.get(visitorOf(address))?.allowance.drain(PENALTY),
    /** Forgets unused addresses. */
    sweep: (): void => {
      for (const [visitor, { open, allowance }] of known) {
        if (open === 0 && allowance.isFull()) known.delete(visitor);
      }
    },
    /** The number of remembered addresses. */
    size: (): number => known.size,
  };
};

export type ConnectionQuota = ReturnType<typeof createConnectionQuota>;
