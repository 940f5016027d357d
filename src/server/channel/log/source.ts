import type { ChannelName } from '@kampdag/core/live/wire/channel';
import type { Position } from '../protocol/serials.ts';

/** A message of a source. Its timestamp and position are the same at every request. */
export interface SourceMessage {
  /** From `positioned` (serials.ts); ascending within a channel. */
  readonly position: Position;
  /** Server time in milliseconds since 1970. */
  readonly timestamp: number;
  /** The body: an object for JSON, or a text. */
  readonly data: unknown;
  /** The encoding of a text body; set if it is encrypted. */
  readonly encoding?: string;
}

/**
 * The source of channels that are not published to this server: the simulated federation, a recording. Opened by a channel's
 * first subscriber or history request, and closed when unused. A source that gives the same messages after a restart lets every
 * client resume without loss.
 */
export interface ChannelSource {
  /** All messages so far, in order; undefined for a channel that this source lacks. */
  readonly history: (channel: ChannelName) => readonly SourceMessage[] | undefined;
  /**
   * Calls back with every later message, in order, until stopped. Called before `history`, so the two may overlap; callers drop
   * known positions.
   */
  readonly follow: (channel: ChannelName, onMessage: (message: SourceMessage) => void) => () => void;
}

/** A source without channels. */
export const noSource: ChannelSource = { history: () => undefined, follow: () => () => undefined };
