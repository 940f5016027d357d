import type { MatchId } from '@kampdag/core/ids';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { type LiveScores, noScores } from '../context/liveScores.ts';

/** Follows one match; returns how to stop. */
export type FollowScore = (match: LiveMatchOf, changed: (score: LiveScore) => void) => () => void;

/** Milliseconds until code that could not be loaded is asked for again. */
const again = 5000;

interface Wanted {
  readonly match: LiveMatchOf;
  /** How many places of the page show it. */
  places: number;
}

/**
 * The scores of every match in play that the page shows, each followed once. What a screen lets go of and the next one takes up
 * in the same moment stays followed. Without the code the page still stands, and waits for it.
 */
export const createLiveScores = (load: () => Promise<FollowScore>): LiveScores => {
  const wanted = new Map<MatchId, Wanted>();
  const followed = new Map<MatchId, () => void>();
  const listeners = new Set<() => void>();
  let scores = noScores;
  let followScore: FollowScore | null = null;
  let isLoading = false;
  let isSettling = false;

  const heard = (matchId: MatchId, score: LiveScore): void => {
    scores = new Map(scores).set(matchId, score);
    for (const listener of listeners) listener();
  };

  const attempt = async (): Promise<void> => {
    try {
      followScore = await load();
      isLoading = false;
      settle();
    } catch {
      setTimeout(() => {
        isLoading = false;
        settle();
      }, again);
    }
  };

  const settle = (): void => {
    isSettling = false;
    for (const [matchId, stop] of followed) {
      if (wanted.has(matchId)) continue;
      followed.delete(matchId);
      stop();
    }
    if (wanted.size === 0) return;
    if (followScore === null) {
      if (isLoading) return;
      isLoading = true;
      void attempt();
      return;
    }
    for (const [matchId, { match }] of wanted) {
      if (!followed.has(matchId)) {
        followed.set(
          matchId,
          followScore(match, (score) => heard(matchId, score)),
        );
      }
    }
  };

  const settleSoon = (): void => {
    if (isSettling) return;
    isSettling = true;
    queueMicrotask(settle);
  };

  const release = (matchId: MatchId): void => {
    const entry = wanted.get(matchId);
    if (entry === undefined) return;
    entry.places -= 1;
    if (entry.places === 0) wanted.delete(matchId);
  };

  return {
    follow: (matches) => {
      for (const match of matches) {
        const entry = wanted.get(match.matchId);
        if (entry === undefined) wanted.set(match.matchId, { match, places: 1 });
        else entry.places += 1;
      }
      settleSoon();
      return () => {
        for (const { matchId } of matches) release(matchId);
        settleSoon();
      };
    },
    scoreOf: (matchId) => scores.get(matchId) ?? null,
    scores: () => scores,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
