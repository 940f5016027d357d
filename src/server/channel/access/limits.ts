import type { ConnectionLimits } from '../../http/connectionLimits.ts';

/** The size of a token bucket, and its refill per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Limits that keep one client from harming others. */
export const DEFAULT_LIMITS = {
  /** Bytes buffered for a slow reader before its transport is cut; it resumes. */
  maxBufferedBytes: 1_048_576,
  /** Milliseconds a dropped connection can be resumed. */
  connectionStateTtl: 120_000,
  /** Dropped connections remembered at once; the oldest are forgotten first. */
  maxResumable: 10_000,
  /** Maximum milliseconds between two frames to a client. */
  maxIdleInterval: 15_000,
  maxChannelsPerConnection: 200,
  /** Connections at once from one address (a hall has one), and in total. */
  maxConnectionsPerAddress: 5_000,
  maxConnections: 20_000,
  /** Rate of new connections from one address. */
  connecting: { burst: 5_000, perSecond: 500 },
  /**
   * A visitor's rate, which allows all 200 channels to be resumed at once: a frame costs 1, and more above 4 KB; a replay costs 4,
   * and 1 per hundred messages.
   */
  reading: { burst: 1_000, perSecond: 20 },
  /** A publisher's rate. */
  publishing: { burst: 5_000, perSecond: 1_000 },
  /** Maximum bytes of a visitor's frame; nothing it sends is longer than its token. */
  maxVisitorFrame: 16_384,
  /** Milliseconds until a closing socket is terminated. */
  closeTimeout: 2_000,
  /** Milliseconds after which an unused channel of the source is closed. */
  unusedChannelTtl: 300_000,
  /** Batches of a channel that are sent at once before any is held back, and for how many milliseconds at most. */
  burst: 10,
  burstGap: 100,
};
export type ChannelLimits = Readonly<typeof DEFAULT_LIMITS>;

/** Limits of live connections that leave a third of a server's connections, and of a visitor's, to pages. */
export const channelLimitsWithin = ({
  total,
  perVisitor,
}: ConnectionLimits): Pick<ChannelLimits, 'maxConnections' | 'maxConnectionsPerAddress'> => ({
  maxConnections: Math.min(DEFAULT_LIMITS.maxConnections, Math.floor((total * 2) / 3)),
  maxConnectionsPerAddress: Math.min(
    DEFAULT_LIMITS.maxConnectionsPerAddress,
    Math.floor((perVisitor * 2) / 3),
  ),
});

/** A token bucket, full at first and refilled over time (milliseconds). */
export const createAllowance = ({ burst, perSecond }: Rate, now: () => number) => {
  const state = { left: burst, at: now() };
  const filled = (): number => {
    const at = now();
    state.left = Math.min(burst, state.left + (Math.max(0, at - state.at) * perSecond) / 1000);
    state.at = at;
    return state.left;
  };
  return {
    /** Takes tokens; false, taking none, if there are too few. */
    take: (cost: number): boolean => {
      if (filled() < cost) return false;
      state.left -= cost;
      return true;
    },
    /** Takes as many tokens as there are, up to `cost`. */
    drain: (cost: number): void => {
      state.left = Math.max(0, filled() - cost);
    },
    isFull: (): boolean => filled() >= burst,
  };
};

export type Allowance = ReturnType<typeof createAllowance>;
