import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { startOfOsloDay } from '@kampdag/core/time/oslo';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { noScores, useLiveScoresService } from '../context/liveScores.ts';
import { useServices } from '../context/services.ts';

/** Has the matches in play followed while this place shows them; another list of the same matches changes nothing. */
export const useFollowing = (inPlay: readonly Match[]): void => {
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

const noneKnown = () => noScores;
const unknown = () => null;

/** The running scores of the matches in play that this place shows, as far as they are known. */
export const useLiveScores = (inPlay: readonly Match[]): ((matchId: MatchId) => LiveScore | null) => {
  useFollowing(inPlay);
  const { subscribe, scores } = useLiveScoresService();
  const all = useSyncExternalStore(subscribe, scores, noneKnown);
  return useCallback((matchId) => all.get(matchId) ?? null, [all]);
};

/** The running score of one match; its reader repaints when that one changes. Somebody else has it followed. */
export const useLiveScore = (matchId: MatchId): LiveScore | null => {
  const { subscribe, scoreOf } = useLiveScoresService();
  return useSyncExternalStore(subscribe, () => scoreOf(matchId), unknown);
};

/** Those of the followed matches whose last whistle was heard. */
export const useEnded = (inPlay: readonly Match[]): readonly MatchId[] => {
  const { subscribe, scoreOf } = useLiveScoresService();
  const ended = () =>
    inPlay.filter(({ matchId }) => scoreOf(matchId)?.phase === 'ended').map(({ matchId }) => matchId);
  const key = useSyncExternalStore(
    subscribe,
    () => ended().join(','),
    () => '',
  );
  return key === '' ? [] : ended();
};
