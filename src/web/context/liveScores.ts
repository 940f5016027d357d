import type { MatchId } from '@kampdag/core/ids';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import type { LiveMatchOf } from '@kampdag/core/live/channel/stream';
import { createContext, useContext } from 'react';

/** The running scores of the matches that some place of the page shows: one subscription a match, however many show it. */
export interface LiveScores {
  /** Follows matches for one place, until what it returns is called. */
  readonly follow: (matches: readonly LiveMatchOf[]) => () => void;
  /** As far as it is known; null before, and for a match that nobody follows. The same object until it changes. */
  readonly scoreOf: (matchId: MatchId) => LiveScore | null;
  /** All scores by match: another map whenever one of them changes. */
  readonly scores: () => ReadonlyMap<MatchId, LiveScore>;
  /** Tells of every change; gives the way to hear no more. */
  readonly subscribe: (changed: () => void) => () => void;
}

/** What is known before anything is: the same on the server and in the browser. */
export const noScores: ReadonlyMap<MatchId, LiveScore> = new Map();

const LiveScoresContext = createContext<LiveScores | null>(null);

export const LiveScoresProvider = LiveScoresContext.Provider;

/** The page's live scores. */
export const useLiveScoresService = (): LiveScores => {
  const scores = useContext(LiveScoresContext);
  if (scores === null) throw new Error('Live scores were asked for outside of LiveScoresProvider');
  return scores;
};
