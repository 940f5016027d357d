import type { Batch, Publication } from '../protocol/batch.ts';
import { nextPosition, type Position, positionAt } from '../protocol/serials.ts';

/** An entry of a channel's log. */
export type LogEntry =
  | { readonly type: 'batch'; readonly batch: Batch }
  /** Everything at or before this position is gone. */
  | { readonly type: 'floor'; readonly position: Position }
  /** Everything emitted before is void; this is the log, after its floor. The store was found to lack earlier messages, now restored. */
  | {
      readonly type: 'restored';
      /** Null where nothing was dropped. */
      readonly floor: Position | null;
      readonly batches: readonly Batch[];
    };

/** A subscription to a channel's log. */
export interface Following {
  /**
   * Resolves when everything stored at the call has been emitted; rejects if the log cannot be reached, though later entries are
   * still emitted.
   */
  readonly caughtUp: Promise<void>;
  readonly stop: () => void;
}

/**
 * Orders and stores what is published: in this process, or in a store that several share. All followers of a channel receive the
 * same batches in the same order, each at a later position than the one before; after a loss in the store the order of `restored` counts.
 */
export interface ChannelLog {
  /** No earlier publication is known: a client that resumes from before it loses continuity. */
  readonly beginning: Position;
  /** Appends a publication; gives the stored batch, the original one if repeated. Rejects if it may not have been stored. */
  readonly append: (channel: string, publication: Publication) => Promise<Batch>;
  /** Emits everything stored of a channel, in order, then each new entry. */
  readonly follow: (channel: string, emit: (entry: LogEntry) => void) => Following;
  /** Drops everything stored of a channel; rejects if the log cannot be reached. */
  readonly purge: (channel: string) => Promise<void>;
  readonly close: () => void;
}

/** Counters of published messages start here; a source's counters are lower. */
const PUBLISHED = 500;

/** The preferred position of a publication at a time. */
export const preferredPosition = (timestamp: number): Position => positionAt(timestamp, PUBLISHED);

/** The preferred position, or the first one after the head. */
export const positionAfter = (head: Position, preferred: Position): Position =>
  preferred > head ? preferred : nextPosition(head);

/** Limits of what is stored. A match has some 1,500 messages; its page is open for 14 days (specification §9). */
export const DEFAULT_LOG_LIMITS = {
  /** Batches of one channel. */
  maxKept: 20_000,
  /** Batches of all channels; the channels published to least recently are dropped first. */
  maxKeptInAll: 200_000,
  /** Milliseconds since the last publication. */
  keptFor: 15 * 24 * 3_600_000,
};
export type LogLimits = Readonly<typeof DEFAULT_LOG_LIMITS>;
