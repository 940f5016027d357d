import type { LiveMatch } from '@kampdag/core/live/match';
import type { News } from '@kampdag/core/live/news/news';
import { newsToTell } from '@kampdag/core/live/news/newsBetween';
import { useEffect } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';

/** Calls `tell` with news of a match from the first snapshot on. `tell` must be a stable reference. */
export const useNews = (
  actor: LiveActor,
  onNews: (news: readonly News[], match: LiveMatch) => void,
): void => {
  useEffect(() => {
    let previous = actor.getSnapshot().context.match;
    const subscription = actor.subscribe(({ context: { match } }) => {
      if (match === null || match === previous) return;
      const news = previous === null ? [] : newsToTell(previous, match);
      previous = match;
      if (news.length > 0) onNews(news, match);
    });
    return () => subscription.unsubscribe();
  }, [actor, onNews]);
};
