/** The caps that keep one client from harming the others. */
export interface ChannelLimits {
  /** Bytes waiting for one slow reader before its socket is cut; it resumes. */
  readonly maxBufferedBytes: number;
  /** Milliseconds a dropped connection can be resumed. */
  readonly connectionStateTtl: number;
  /** Milliseconds within which a client hears something. */
  readonly maxIdleInterval: number;
  /** Channels one connection may be attached to. */
  readonly maxChannelsPerConnection: number;
  /** Milliseconds after which an unused channel of the source is closed. */
  readonly unusedChannelTtl: number;
  /** Messages of a channel that leave at once before any waits for others. */
  readonly burst: number;
  /** Milliseconds that a message waits for others at most. */
  readonly burstGap: number;
}

export const DEFAULT_LIMITS: ChannelLimits = {
  maxBufferedBytes: 4_194_304,
  connectionStateTtl: 120_000,
  maxIdleInterval: 15_000,
  maxChannelsPerConnection: 200,
  unusedChannelTtl: 300_000,
  burst: 10,
  burstGap: 100,
};
