import type { MatchId } from '@kampdag/core/ids';
import { anomaliesOf } from '@kampdag/core/live/anomalies/anomalies';
import type { Anomaly } from '@kampdag/core/live/anomalies/anomaly';
import { liveMatch$ } from '@kampdag/core/live/channel/stream';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { LiveChannel } from '@kampdag/core/live/wire/channel';
import type { Sport } from '@kampdag/core/sport/sport';
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
  /** Called with each snapshot from now on. */
  readonly watchers: Set<OnSnapshot>;
  readonly stop: () => void;
}

type OnSnapshot = (match: LiveMatch) => void;

/** A match that is followed however long nobody reads it. */
export interface WatchedMatch {
  /** Whether the channel was refused: it has to be watched anew. */
  readonly isRefused: () => boolean;
  /** The newest snapshot; null until its history is folded. */
  readonly match: () => LiveMatch | null;
  readonly stop: () => void;
}

/** The most messages of a match that are sent to a page or file at once. */
export const mostReported = 3_000;

/** The matches of which anomalies are counted anew at once: each costs some milliseconds. */
const countedAtOnce = 10;

/** Approximate bytes of a followed match's message: as sent, as read, and as an event. */
const messageSize = 2_000;

const follow = (channel: LiveChannel, matchId: MatchId, sport: Sport): Follower => {
  const state: { match: LiveMatch | null; isRefused: boolean } = { match: null, isRefused: false };
  const subscription = new Subscription();
  const watchers = new Set<OnSnapshot>();
  const ready = new Promise<void>((resolve) => {
    subscription.add(
      liveMatch$(channel, { matchId, sport, since: Instant(0) }, { scheduler: asyncScheduler }).subscribe(
        (update) => {
          if (update.type === 'match') {
            state.match = update.match;
            for (const watcher of watchers) watcher(update.match);
          }
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
    watchers,
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
    dispose: (follower) => {
      if (follower.watchers.size === 0) follower.stop();
    },
  });
  /** Those with watchers, which no limit ends. */
  const watched = new Map<MatchId, Follower>();
  const counts = new WeakMap<
    Follower,
    { readonly match: LiveMatch; readonly types: readonly Anomaly['type'][] }
  >();
  return {
    /** Follows a match until the watch is stopped; `onSnapshot` is called with each snapshot, the first after its history. */
    watch: (matchId: MatchId, sport: Sport, onSnapshot: OnSnapshot): WatchedMatch => {
      const known = watched.get(matchId) ?? followers.peek(matchId);
      const follower = known === undefined || known.isRefused() ? follow(channel, matchId, sport) : known;
      watched.set(matchId, follower);
      follower.watchers.add(onSnapshot);
      const first = follower.match();
      if (first !== null) onSnapshot(first);
      return {
        isRefused: follower.isRefused,
        match: follower.match,
        stop: () => {
          follower.watchers.delete(onSnapshot);
          if (follower.watchers.size > 0) return;
          if (watched.get(matchId) === follower) watched.delete(matchId);
          if (followers.peek(matchId) !== follower) follower.stop();
        },
      };
    },
    /** What was reported of a match so far; null if it cannot be read in time, or has more than `mostReported` messages. */
    read: async (matchId: MatchId, sport: Sport): Promise<LiveMatch | null> => {
      followers.purgeStale();
      if (followers.peek(matchId)?.isRefused() === true) followers.delete(matchId);
      const known = watched.get(matchId) ?? followers.get(matchId);
      const follower = known ?? follow(channel, matchId, sport);
      if (known === undefined) followers.set(matchId, follower);
      if (follower.match() === null) await Promise.race([follower.ready, wait(patience)]);
      const match = follower.match();
      return match === null || match.version > mostReported ? null : match;
    },
    size: (): CacheSize => ({
      entries: new Set([...followers.values(), ...watched.values()]).size,
      bytes: [...new Set([...followers.values(), ...watched.values()])].reduce(
        (sum, { match }) => sum + (match()?.version ?? 0) * messageSize,
        0,
      ),
    }),
    /** The anomalies in the followed matches' logs, by kind; of those that changed since, a few are counted anew on each call. */
    anomalies: (): ReadonlyMap<Anomaly['type'], number> => {
      const all = new Set([...followers.values(), ...watched.values()]);
      const sums = new Map<Anomaly['type'], number>();
      let counted = 0;
      for (const follower of all) {
        const match = follower.match();
        const known = counts.get(follower);
        if (match !== null && known?.match !== match && counted < countedAtOnce) {
          counted += 1;
          counts.set(follower, { match, types: anomaliesOf(match).map(({ type }) => type) });
        }
        for (const type of counts.get(follower)?.types ?? []) sums.set(type, (sums.get(type) ?? 0) + 1);
      }
      return sums;
    },
    close: (): void => {
      followers.clear();
      for (const { stop } of watched.values()) stop();
      watched.clear();
    },
  };
};

export type Desk = ReturnType<typeof createDesk>;
