import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ChannelName } from '@kampdag/core/live/channel';
import type { Serial } from '@kampdag/core/live/timeToken';
import type { FastifyPluginAsync } from 'fastify';
import type { ChannelSource } from './source.ts';
import type { AblyKey } from './tokens.ts';

/** What the local live channel is made of. Time and randomness are handed in. */
export interface LocalChannelConfig {
  readonly key: AblyKey;
  /** Milliseconds since 1970: the channel's server time. */
  readonly now: () => number;
  /** Unpredictable bytes, for connection keys. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** Where the messages of channels come from that nobody publishes to. */
  readonly source?: ChannelSource;
  readonly limits?: Partial<ChannelLimits>;
}

/** The caps that keep one client from harming the others. */
export interface ChannelLimits {
  /** Bytes waiting for one slow reader before its socket is cut; it resumes. */
  readonly maxBufferedBytes: number;
  /** Milliseconds a dropped connection can be resumed. */
  readonly connectionStateTtl: number;
  /** Milliseconds between heartbeats. */
  readonly maxIdleInterval: number;
  /** Channels one connection may be attached to. */
  readonly maxChannelsPerConnection: number;
  /** Milliseconds after which an unused channel of the source is closed. */
  readonly unusedChannelTtl: number;
}

/** What tests and demonstrations do to the channel; never reachable from the network. */
export interface ChannelControls {
  /** Cuts every socket without a word; connections can be resumed. */
  readonly dropSockets: () => void;
  /** Forgets every connection that could be resumed. */
  readonly forgetConnections: () => void;
  /** Answers the next `times` history requests with this HTTP status. */
  readonly failHistory: (times: number, statusCode?: number) => void;
  /** Asks every client for a new token, as happens shortly before the old one's end. */
  readonly promptRenewal: () => void;
  /** Ends the life of every token issued so far: clients are disconnected with 40142 and must come with a new one. */
  readonly expireTokens: () => void;
  /** Drops all messages of a channel: who resumes from before the purge has lost continuity. */
  readonly purge: (channel: ChannelName) => void;
}

/** A small server that speaks enough of Ably's protocol for the unmodified SDK (ably-protocol.md). */
export interface LocalChannel {
  /** The REST part, at the root of the site: `/time`, `/channels/…`, `/keys/…`, `/comet/*`. */
  readonly plugin: FastifyPluginAsync;
  /** Takes WebSocket upgrades on `/` and `/ws-up`; false for any other, which stays the caller's (Vite's). */
  readonly handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** Publishes a message; `timestamp` (milliseconds) is now unless told, and may be past to seed a channel. */
  readonly publish: (channel: ChannelName, data: unknown, timestamp?: number) => Serial;
  readonly controls: ChannelControls;
  /** Cuts all sockets, stops all timers, closes the source's channels. */
  readonly close: () => void;
}

export declare const createLocalChannel: (config: LocalChannelConfig) => LocalChannel;
