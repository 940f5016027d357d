import { createContext, useContext } from 'react';
import type { LiveScores } from '../machines/liveScores.ts';

const LiveScoresContext = createContext<LiveScores | null>(null);

export const LiveScoresProvider = LiveScoresContext.Provider;

/** The page's live scores. */
export const useLiveScoresService = (): LiveScores => {
  const scores = useContext(LiveScoresContext);
  if (scores === null) throw new Error('Live scores were asked for outside of LiveScoresProvider');
  return scores;
};
