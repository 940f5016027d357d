import type { MatchId } from '@kampdag/core/ids';
import type { LiveChannel } from '@kampdag/core/live/channel/channel';
import { liveMatch$ } from '@kampdag/core/live/channel/stream';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import { Instant } from '@kampdag/core/time/instant';
import { LRUCache } from 'lru-cache';
import { asyncScheduler, Subscription } from 'rxjs';
import type { Effects } from '../effects.ts';
import type { CacheSize } from '../metrics/cacheSizes.ts';

/** What the desk needs of the process. */
export interface DeskConfig extends Pick<Effects, 'now' | 'wait'> {
  /** Where the matches are reported. */
  readonly channel: LiveChannel;
  /** Maximum matches followed at once; the one read longest ago gives way. Default: 300. */
  readonly most?: number;
  /** Milliseconds without a reader after which a match is followed no more. Default: two minutes. */
  readonly idle?: number;
  /** Milliseconds within which a match must be read. Default: 3 seconds. */
  readonly patience?: number;
}

/** A match that the server follows. */
interface Follower {
  /** Null until its history is folded. */
  readonly match: () => LiveMatch | null;
  /** Whether the channel was refused: it is followed anew by its next reader. */
  readonly isRefused: () => boolean;
  /** Resolves when its history is folded, or refused; rejects never. */
  readonly ready: Promise<unknown>;
  readonly stop: () => void;
}

/** The most messages of a match that are sent to a page or file at once. */
export const mostReported = 3_000;

/** Approximate bytes of a followed match's message: as sent, as read, and as an event. */
const messageSize = 2_000;

const follow = (channel: LiveChannel, matchId: MatchId, sport: SportKind): Follower => {
  const state: { match: LiveMatch | null; isRefused: boolean } = { match: null, isRefused: false };
  const subscription = new Subscription();
  const ready = new Promise<void>((resolve) => {
    subscription.add(
      liveMatch$(channel, { matchId, sport, since: Instant(0) }, { scheduler: asyncScheduler }).subscribe(
        (update) => {
          if (update.type === 'match') state.match = update.match;
          state.isRefused = update.type === 'refused';
          if (state.isRefused) state.match = null;
          if (update.type === 'following' || state.isRefused) resolve();
        },
      ),
    );
  });
  return {
    match: () => state.match,
    isRefused: () => state.isRefused,
    ready,
    stop: () => subscription.unsubscribe(),
  };
};

/**
 * The server's own following of matches, one follower for each match on each replica: begun by its first reader, ended some time after
 * its last. All that the server says of a match's log it reads here.
 */
export const createDesk = ({
  channel,
  now,
  wait,
  most = 300,
  idle = 120_000,
  patience = 3_000,
}: DeskConfig) => {
  const followers = new LRUCache<MatchId, Follower>({
    max: most,
    ttl: idle,
    updateAgeOnGet: true,
    ttlResolution: 0,
    perf: { now },
    dispose: ({ stop }) => stop(),
  });
  return {
    /** What was reported of a match so far; null if it cannot be read in time, or has more than `mostReported` messages. */
    read: async (matchId: MatchId, sport: SportKind): Promise<LiveMatch | null> => {
      followers.purgeStale();
      if (followers.peek(matchId)?.isRefused() === true) followers.delete(matchId);
      const known = followers.get(matchId);
      const follower = known ?? follow(channel, matchId, sport);
      if (known === undefined) followers.set(matchId, follower);
      if (follower.match() === null) await Promise.race([follower.ready, wait(patience)]);
      const match = follower.match();
      return match === null || match.version > mostReported ? null : match;
    },
    size: (): CacheSize => ({
      entries: followers.size,
      bytes: [...followers.values()].reduce(
        (sum, { match }) => sum + (match()?.version ?? 0) * messageSize,
        0,
      ),
    }),
    close: (): void => followers.clear(),
  };
};

export type Desk = ReturnType<typeof createDesk>;
