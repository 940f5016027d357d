import type { ChannelName } from '@kampdag/core/live/channel';
import type { OutletOf } from './bursts.ts';
import { type Feed, openFeed } from './feed.ts';
import type { ChannelSource } from './source.ts';

/** The channels that are open. */
export interface Feeds {
  /** The channel, opened if need be. */
  readonly open: (channel: string) => Feed;
  /** The channel if there is anything in it to read; asking for a name nobody feeds opens nothing. */
  readonly find: (channel: string) => Feed | undefined;
  /** Closes what nobody has used for a while and what can be opened again with the same messages. */
  readonly sweep: () => void;
  readonly close: () => void;
  readonly size: () => number;
}

const NO_SOURCE: ChannelSource = { history: () => undefined, follow: () => () => undefined };

export const createFeeds = (
  source: ChannelSource = NO_SOURCE,
  now: () => number,
  unusedChannelTtl: number,
  outletOf: OutletOf,
): Feeds => {
  const feeds = new Map<string, { readonly feed: Feed; usedAt: number }>();

  const keep = (channel: string, feed: Feed): Feed => {
    feeds.set(channel, { feed, usedAt: now() });
    return feed;
  };
  const opened = (channel: string): Feed =>
    feeds.get(channel)?.feed ?? openFeed(channel as ChannelName, source, now, outletOf);

  /** Names can be invented without end: one with nothing behind it is not kept. */
  const ttlOf = (feed: Feed): number => (feed.batches().length === 0 ? 0 : unusedChannelTtl);

  return {
    open: (channel) => keep(channel, opened(channel)),
    find: (channel) => {
      const feed = opened(channel);
      if (feeds.has(channel) || feed.batches().length > 0) return keep(channel, feed);
      feed.close();
      return undefined;
    },
    sweep: () => {
      for (const [channel, entry] of feeds) {
        if (entry.feed.listeners() > 0) entry.usedAt = now();
        else if (!entry.feed.isKept() && now() - entry.usedAt > ttlOf(entry.feed)) {
          entry.feed.close();
          feeds.delete(channel);
        }
      }
    },
    close: () => {
      for (const { feed } of feeds.values()) feed.close();
      feeds.clear();
    },
    size: () => feeds.size,
  };
};
