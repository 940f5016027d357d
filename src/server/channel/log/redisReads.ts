import type { Batch } from '../protocol/batch.ts';
import { ORIGIN, type Position } from '../protocol/serials.ts';
import type { redisEntries } from './redisEntries.ts';
import { type StoredLog, unread } from './replicaCopy.ts';

/** Entries per read. */
const page = 500;

/** The two commands that reads are made of. */
export interface RedisReadsConfig {
  readonly entries: ReturnType<typeof redisEntries>;
  /** Fields of a hash. */
  readonly state: (key: string, fields: string[]) => Promise<readonly (string | null)[]>;
  /** Entries of a stream from an id on, inclusive. */
  readonly range: (
    key: string,
    from: string,
    count: number,
  ) => Promise<readonly { readonly id: string; readonly message: unknown }[] | null>;
}

/** Reads channels' logs from Redis. */
export const redisReads = ({ entries, state, range }: RedisReadsConfig) => {
  /** Reads a page from the last position, inclusive. */
  const readPage = async (channel: string, last: Position) => {
    const [[dropped = null, past = null], rows] = await Promise.all([
      state(entries.stateKey(channel), ['floor', 'past']),
      range(entries.streamKey(channel), entries.idOf(last), page),
    ]);
    let at = last;
    const batches: Batch[] = [];
    for (const { id, message } of rows ?? []) {
      const position = entries.positionOf(id);
      if (position === null || position <= at) continue;
      at = position;
      const batch = entries.read(channel, id, message);
      if (batch !== null) batches.push(batch);
    }
    const floor = dropped === null ? null : entries.positionOf(dropped);
    return {
      floor,
      past,
      batches,
      at,
      /** Whether the last position is still there, or was dropped on purpose. */
      isContinuous:
        last === ORIGIN || rows?.[0]?.id === entries.idOf(last) || (floor !== null && floor >= last),
      hasMore: rows?.length === page,
    };
  };

  /** Reads everything stored; starts again if messages are restored meanwhile. */
  const readWhole = async (channel: string): Promise<StoredLog> => {
    let log = unread;
    for (;;) {
      const next = await readPage(channel, log.at);
      if (log.at !== ORIGIN && (next.past !== log.past || !next.isContinuous)) {
        log = unread;
        continue;
      }
      const { floor, past, at } = next;
      log = { floor, past, at, batches: [...log.batches, ...next.batches] };
      if (!next.hasMore) {
        return { ...log, batches: log.batches.filter(({ position }) => floor === null || position > floor) };
      }
    }
  };

  return { readPage, readWhole };
};
