import type { ChannelName } from '@kampdag/core/live/channel/channel';
import type { Position } from '../protocol/serials.ts';

/** A message as a source gives it. Both timestamp and place must be the same whenever it is asked again. */
export interface SourceMessage {
  /** `positionsOf` (serials.ts) makes the places of a list; ascending within a channel. */
  readonly position: Position;
  /** Server time in milliseconds since 1970. */
  readonly timestamp: number;
  /** The body: an object, as it would be in JSON, or a text. */
  readonly data: unknown;
  /** How a text is encoded, where it is more than a text: what is encrypted says so. */
  readonly encoding?: string;
}

/**
 * Where a channel's messages come from when they are not published to this server: the simulated federation, a recording.
 * Opened when the first subscriber or history request names the channel, closed when unused for a while. A source which
 * gives the same messages after a restart lets every client resume across that restart without loss.
 */
export interface ChannelSource {
  /** All messages so far, in order; undefined for a channel that this source does not feed. */
  readonly history: (channel: ChannelName) => readonly SourceMessage[] | undefined;
  /**
   * Calls with every later message, in order, until stopped. Called before `history`, so the two may overlap:
   * what is already known by its place is dropped.
   */
  readonly follow: (channel: ChannelName, onMessage: (message: SourceMessage) => void) => () => void;
}

/** Feeds nothing. */
export const noSource: ChannelSource = { history: () => undefined, follow: () => () => undefined };
