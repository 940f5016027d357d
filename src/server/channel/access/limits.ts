/** The size of a token bucket, and its refill per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Limits that keep one client from harming others. */
export interface ChannelLimits {
  /** Bytes buffered for a slow reader before its transport is cut; it resumes. */
  readonly maxBufferedBytes: number;
  /** Milliseconds a dropped connection can be resumed. */
  readonly connectionStateTtl: number;
  /** Dropped connections remembered at once; the oldest are forgotten first. */
  readonly maxResumable: number;
  /** Maximum milliseconds between two frames to a client. */
  readonly maxIdleInterval: number;
  /** Channels one connection may be attached to. */
  readonly maxChannelsPerConnection: number;
  /** Connections at once from one address (a hall has one), and in total. */
  readonly maxConnectionsPerAddress: number;
  readonly maxConnections: number;
  /** Rate of new connections from one address. */
  readonly connecting: Rate;
  /** A visitor's rate: a frame costs 1, and more above 4 KB; a replay costs 4, and 1 per hundred messages. */
  readonly reading: Rate;
  /** A publisher's rate. */
  readonly publishing: Rate;
  /** Maximum bytes of a visitor's frame; nothing it sends is longer than its token. */
  readonly maxVisitorFrame: number;
  /** Milliseconds until a closing socket is terminated. */
  readonly closeTimeout: number;
  /** Milliseconds after which an unused channel of the source is closed. */
  readonly unusedChannelTtl: number;
  /** Batches of a channel that are sent at once before any is held back. */
  readonly burst: number;
  /** Maximum milliseconds that a batch is held back. */
  readonly burstGap: number;
}

export const DEFAULT_LIMITS: ChannelLimits = {
  maxBufferedBytes: 1_048_576,
  connectionStateTtl: 120_000,
  maxResumable: 10_000,
  maxIdleInterval: 15_000,
  maxChannelsPerConnection: 200,
  maxConnectionsPerAddress: 5_000,
  maxConnections: 20_000,
  connecting: { burst: 5_000, perSecond: 500 },
  // Allows all 200 channels to be resumed at once.
  reading: { burst: 1_000, perSecond: 20 },
  publishing: { burst: 5_000, perSecond: 1_000 },
  maxVisitorFrame: 16_384,
  closeTimeout: 2_000,
  unusedChannelTtl: 300_000,
  burst: 10,
  burstGap: 100,
};

/** A token bucket. */
export interface Allowance {
  /** Takes tokens; false, taking none, if there are too few. */
  readonly take: (cost: number) => boolean;
  /** Takes as many tokens as there are, up to `cost`. */
  readonly drain: (cost: number) => void;
  readonly isFull: () => boolean;
}

/** A full bucket, refilled over time (milliseconds). */
export const createAllowance = ({ burst, perSecond }: Rate, now: () => number): Allowance => {
  const state = { left: burst, at: now() };
  const filled = (): number => {
    const at = now();
    state.left = Math.min(burst, state.left + (Math.max(0, at - state.at) * perSecond) / 1000);
    state.at = at;
    return state.left;
  };
  return {
    take: (cost) => {
      if (filled() < cost) return false;
      state.left -= cost;
      return true;
    },
    drain: (cost) => {
      state.left = Math.max(0, filled() - cost);
    },
    isFull: () => filled() >= burst,
  };
};
