import type { LiveMatch } from '@kampdag/core/live/match';
import { type Score, scoringEventsOf } from '@kampdag/core/live/score/score';
import { useEffect } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';

/** Of the match, or of the set being played (reading 22). */
const runningScore = (match: LiveMatch | null): Score | null =>
  match === null ? null : (scoringEventsOf(match).at(-1)?.score ?? null);

/** Tells each score as it is made, from now on. `tell` is to be the same function as long as it does the same. */
export const useScores = (actor: LiveActor, tell: (score: Score, match: LiveMatch) => void): void => {
  useEffect(() => {
    let previous = actor.getSnapshot().context.match;
    const subscription = actor.subscribe(({ context: { match } }) => {
      const [before, now] = [runningScore(previous), runningScore(match)];
      // The first snapshot is what has happened so far.
      const isNews = previous !== null && (now?.home !== before?.home || now?.away !== before?.away);
      previous = match;
      if (isNews && now !== null && match !== null) tell(now, match);
    });
    return () => subscription.unsubscribe();
  }, [actor, tell]);
};
