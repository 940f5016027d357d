import type { Batch, Publication } from '../protocol/batch.ts';
import { nextPosition, type Position, positionAt } from '../protocol/serials.ts';

/** What becomes known of a channel's log. */
export type LogEntry =
  | { readonly type: 'batch'; readonly batch: Batch }
  /** Nothing at or before this place can be had any more. */
  | { readonly type: 'floor'; readonly position: Position };

/** A channel that is followed. */
export interface Following {
  /** Done when everything that was there at the call has been told; rejects where the log cannot be reached. What comes is told even then. */
  readonly caughtUp: Promise<void>;
  readonly stop: () => void;
}

/**
 * Where what is published is put in order and kept: in this process, or in a store that several share. All who follow a channel are
 * told the same batches in the same order, each at a place behind all earlier ones.
 */
export interface ChannelLog {
  /** Nothing before it was ever published, as far as is known: who resumes from an older place has lost continuity. */
  readonly beginning: Position;
  /** Puts a publication behind all others; the batch as it is stored, now or the first time. Rejects where that is not known to have happened. */
  readonly append: (channel: string, publication: Publication) => Promise<Batch>;
  /** Tells all that is kept of a channel, in order, then whatever comes. */
  readonly follow: (channel: string, tell: (entry: LogEntry) => void) => Following;
  /** Drops what is kept of a channel; rejects where the log cannot be reached. */
  readonly purge: (channel: string) => Promise<void>;
  readonly close: () => void;
}

/** Where counting within a millisecond begins for what is published: a source's serials lie below. */
const PUBLISHED = 500;

/** The place that is wanted for what is published at a time. */
export const wantedAt = (timestamp: number): Position => positionAt(timestamp, PUBLISHED);

/** The wanted place, or the first one behind those that are taken. */
export const placeBehind = (head: Position, wanted: Position): Position =>
  wanted > head ? wanted : nextPosition(head);

/** How much is kept. */
export interface LogLimits {
  /** Batches of one channel. */
  readonly maxKept: number;
  /** Batches of all channels; those that were published to longest ago go first. */
  readonly maxKeptInAll: number;
  /** Milliseconds after the last publication. */
  readonly keptFor: number;
}

/** A match has some 1,500 messages; its page is open for 14 days (specification §9). */
export const DEFAULT_LOG_LIMITS: LogLimits = {
  maxKept: 20_000,
  maxKeptInAll: 200_000,
  keptFor: 15 * 24 * 3_600_000,
};
