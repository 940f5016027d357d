/** What a token bucket holds: so much at once, and so much more with every second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** The caps that keep one client from harming the others. */
export interface ChannelLimits {
  /** Bytes waiting for one slow reader before its line is cut; it resumes. */
  readonly maxBufferedBytes: number;
  /** Milliseconds a dropped connection can be resumed. */
  readonly connectionStateTtl: number;
  /** Dropped connections that are remembered at once; the oldest are forgotten first. */
  readonly maxResumable: number;
  /** Milliseconds within which a client hears something. */
  readonly maxIdleInterval: number;
  /** Channels one connection may be attached to. */
  readonly maxChannelsPerConnection: number;
  /** Connections at once: of one address (a hall has one), and of all. */
  readonly maxConnectionsPerAddress: number;
  readonly maxConnections: number;
  /** Connections that one address may open. */
  readonly connecting: Rate;
  /** What a visitor may ask for: a frame costs 1, one of more than 4 KB more, a replay of what was missed 4 more, and 1 for each hundred messages. */
  readonly reading: Rate;
  /** What one who may publish may ask for. */
  readonly publishing: Rate;
  /** Bytes of a visitor's frame; nothing it has to say is longer than its token. */
  readonly maxVisitorFrame: number;
  /** Milliseconds for which a socket that was told to go may still be there. */
  readonly closeTimeout: number;
  /** Milliseconds after which an unused channel of the source is closed. */
  readonly unusedChannelTtl: number;
  /** Messages of a channel that leave at once before any waits for others. */
  readonly burst: number;
  /** Milliseconds that a message waits for others at most. */
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
  // All of 200 channels may be resumed at once.
  reading: { burst: 1_000, perSecond: 20 },
  publishing: { burst: 5_000, perSecond: 1_000 },
  maxVisitorFrame: 16_384,
  closeTimeout: 2_000,
  unusedChannelTtl: 300_000,
  burst: 10,
  burstGap: 100,
};
