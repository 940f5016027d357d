import type { ChannelName } from '@kampdag/core/live/channel/channel';
import { type Feed, type FeedConfig, openFeed } from './feed.ts';

interface Entry {
  readonly opening: Promise<Feed>;
  /** Undefined while opening. */
  feed?: Feed;
  usedAt: number;
}

/** The open channels; starts without any. */
export const createFeeds = (config: FeedConfig, now: () => number, unusedChannelTtl: number) => {
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
    /** Opens the channel if necessary; rejects if its log cannot be reached. */
    open: (channel: string): Promise<Feed> => {
      const known = feeds.get(channel);
      if (known !== undefined) {
        known.usedAt = now();
        return known.opening;
      }
      const opening = begin(channel);
      feeds.set(channel, { opening, usedAt: now() });
      return opening;
    },
    /** Closes unused channels; reopening one gives the same messages. */
    sweep: (): void => {
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
    close: (): void => {
      state.closed = true;
      for (const { feed } of feeds.values()) feed?.close();
      feeds.clear();
    },
    size: (): number => feeds.size,
  };
};

export type Feeds = ReturnType<typeof createFeeds>;
