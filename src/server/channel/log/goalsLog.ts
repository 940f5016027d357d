import { allChannelOf } from '@kampdag/core/live/wire/channel';
import { scoringFilter } from '@kampdag/core/sport/scoringFilter';
import type { Batch, StoredMessage } from '../protocol/batch.ts';
import type { ChannelLog, LogEntry } from './log.ts';

/** Reads a message's body; undefined if it cannot be read. */
export type BodyOf = (message: Pick<StoredMessage, 'data' | 'encoding'>) => unknown;

const scoringOf = (bodyOf: BodyOf): ((batch: Batch) => Batch | null) => {
  const belongs = scoringFilter();
  return (batch) => {
    const messages = batch.messages.filter((message) => belongs(bodyOf(message)));
    return messages.length === 0 ? null : { ...batch, messages };
  };
};

/**
 * A log that derives goals channels from `match:{id}:all`: the same messages at the same positions, on every replica, stored only
 * once.
 */
export const withGoals = (log: ChannelLog, bodyOf: BodyOf): ChannelLog => ({
  ...log,
  follow: (channel, emit) => {
    const all = allChannelOf(channel);
    if (all === null) return log.follow(channel, emit);
    let scoring = scoringOf(bodyOf);
    return log.follow(all, (entry: LogEntry) => {
      if (entry.type === 'floor') return emit(entry);
      if (entry.type === 'restored') {
        scoring = scoringOf(bodyOf);
        return emit({ ...entry, batches: entry.batches.flatMap((batch) => scoring(batch) ?? []) });
      }
      const batch = scoring(entry.batch);
      return batch === null ? undefined : emit({ type: 'batch', batch });
    });
  },
});
