import type { ChannelName } from '@kampdag/core/live/channel/channel';
import { type Feed, type FeedConfig, openFeed } from './feed.ts';

/** The open channels. */
export interface Feeds {
  /** Opens the channel if necessary; rejects if its log cannot be reached. */
  readonly open: (channel: string) => Promise<Feed>;
  /** Closes unused channels; reopening one gives the same messages. */
  readonly sweep: () => void;
  readonly close: () => void;
  readonly size: () => number;
}

interface Entry {
  readonly opening: Promise<Feed>;
  /** Undefined while opening. */
  feed?: Feed;
  usedAt: number;
}

export const createFeeds = (config: FeedConfig, now: () => number, unusedChannelTtl: number): Feeds => {
  const feeds = new Map<string, Entry>();
  const state = { closed: false };

  const begin = async (channel: string): Promise<Feed> => {
    try {
      const feed = await openFeed(channel as ChannelName, config);
      const entry = feeds.get(channel);
      if (entry === undefined || state.closed) feed.close();
      else {
        entry.feed = feed;
        entry.usedAt = now();
      }
      return feed;
    } catch (error) {
      feeds.delete(channel);
      throw error;
    }
  };

  /** An empty channel is not kept, since clients can invent names without end. */
  const ttlOf = (feed: Feed): number => (feed.batches().length === 0 ? 0 : unusedChannelTtl);

  return {
    open: (channel) => {
      const known = feeds.get(channel);
      if (known !== undefined) {
        known.usedAt = now();
        return known.opening;
      }
      const opening = begin(channel);
      feeds.set(channel, { opening, usedAt: now() });
      return opening;
    },
    sweep: () => {
      for (const [channel, entry] of feeds) {
        const { feed } = entry;
        if (feed === undefined) continue;
        if (feed.isHeard()) entry.usedAt = now();
        else if (now() - entry.usedAt > ttlOf(feed)) {
          feed.close();
          feeds.delete(channel);
        }
      }
    },
    close: () => {
      state.closed = true;
      for (const { feed } of feeds.values()) feed?.close();
      feeds.clear();
    },
    size: () => feeds.size,
  };
};
