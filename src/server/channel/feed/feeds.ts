import type { ChannelName } from '@kampdag/core/live/channel/channel';
import { type Feed, type FeedConfig, openFeed } from './feed.ts';

/** The channels that are open. */
export interface Feeds {
  /** The channel, opened if need be; rejects where its log cannot be reached. */
  readonly open: (channel: string) => Promise<Feed>;
  /** Closes what nobody has used for a while: it can be opened again with the same messages. */
  readonly sweep: () => void;
  readonly close: () => void;
  readonly size: () => number;
}

interface Entry {
  readonly opening: Promise<Feed>;
  /** Undefined while it is being opened. */
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

  /** Names can be invented without end: one with nothing behind it is not kept. */
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
