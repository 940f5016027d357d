import { allChannelOf } from '@kampdag/core/live/channel/channel';
import { scoringFilter } from '@kampdag/core/live/channel/scoring';
import type { Batch, StoredMessage } from '../protocol/batch.ts';
import type { ChannelLog, LogEntry } from './log.ts';

/** Reads what a message says; undefined where it cannot be read. */
export type BodyOf = (message: Pick<StoredMessage, 'data' | 'encoding'>) => unknown;

const scoringOf = (bodyOf: BodyOf): ((batch: Batch) => Batch | null) => {
  const belongs = scoringFilter();
  return (batch) => {
    const messages = batch.messages.filter((message) => belongs(bodyOf(message)));
    return messages.length === 0 ? null : { ...batch, messages };
  };
};

/**
 * A log whose goals channels follow from what is reported to `match:{id}:all`: the same messages at the same places, once, on whatever replica they are
 * read, for nothing is stored twice.
 */
export const withGoals = (log: ChannelLog, bodyOf: BodyOf): ChannelLog => ({
  ...log,
  follow: (channel, tell) => {
    const all = allChannelOf(channel);
    if (all === null) return log.follow(channel, tell);
    const scoring = scoringOf(bodyOf);
    return log.follow(all, (entry: LogEntry) => {
      if (entry.type === 'floor') return tell(entry);
      const batch = scoring(entry.batch);
      return batch === null ? undefined : tell({ type: 'batch', batch });
    });
  },
});
