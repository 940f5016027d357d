import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match';
import type { LiveScore } from '@kampdag/core/live/goals';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { startOfOsloDay } from '@kampdag/core/time/oslo';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLiveScoresService } from '../context/liveScores.ts';
import { useServices } from '../context/services.ts';

/** Has the matches in play followed while this place shows them; another list of the same matches changes nothing. */
const useFollowing = (inPlay: readonly Match[]): void => {
  const { deployment } = useServices();
  const service = useLiveScoresService();
  const followed = useMemo(
    () =>
      inPlay.flatMap(({ matchId, date, sportId }) =>
        date === null
          ? []
          : [{ matchId, sport: sportKindOf(deployment, sportId), since: startOfOsloDay(date) }],
      ),
    [inPlay, deployment],
  );
  const key = followed.map(({ matchId }) => matchId).join(',');
  const [kept, setKept] = useState({ key, followed });
  if (kept.key !== key) setKept({ key, followed });
  const wanted = kept.key === key ? kept.followed : followed;
  useEffect(() => service.follow(wanted), [service, wanted]);
};

const noScores: ReadonlyMap<MatchId, LiveScore> = new Map();
const none = () => noScores;

/** The running scores of the matches in play that this place shows, as far as they are known. */
export const useLiveScores = (inPlay: readonly Match[]): ((matchId: MatchId) => LiveScore | null) => {
  useFollowing(inPlay);
  const { subscribe, scores } = useLiveScoresService();
  const all = useSyncExternalStore(subscribe, scores, none);
  return useCallback((matchId) => all.get(matchId) ?? null, [all]);
};
