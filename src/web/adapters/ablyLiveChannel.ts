import type { LiveChannel } from '@kampdag/core/live/channel';
import type { Observable } from 'rxjs';

/** Which live service the page speaks to; the server inlines it in the page. */
export interface LiveServiceConfig {
  /** `local`: the channel of the page's own server. `ably`: the hosted service, reached with our tokens. */
  readonly kind: 'local' | 'ably';
  /** Standard base64 of 32 bytes, where the deployment encrypts its messages. */
  readonly cipherKey?: string;
}

/** What the adapter needs to know of its page. */
export interface AblyLiveChannelConfig {
  readonly service: LiveServiceConfig;
  /** The page's origin, `https://host:port`. */
  readonly origin: string;
  /** This browser's random id (`randomClientId`), kept by the caller. */
  readonly clientId: string;
  /** Fires when the page wakes or comes online: a waiting connection is tried at once (`pageWakes`). */
  readonly wakes$?: Observable<unknown>;
}

/** The port, and the end of it. */
export interface AblyLiveChannel extends LiveChannel {
  /** Gives the connection up for good. */
  readonly close: () => void;
}

export declare const createAblyLiveChannel: (config: AblyLiveChannelConfig) => AblyLiveChannel;

/** A random id for the live connection (specification §1). `randomUUID` is missing on plain http, hence the bytes. */
export const randomClientId = (getRandomValues: (bytes: Uint8Array) => Uint8Array): string =>
  `web-${Array.from(getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;

/** The page's wakings: back online, or visible again. */
export declare const pageWakes: (page: Window) => Observable<unknown>;
