import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import { sportKindOf } from '@kampdag/core/site/deployment';
import { startOfOsloDay } from '@kampdag/core/time/oslo';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLiveScoresService } from '../context/liveScores.ts';
import { useServices } from '../context/services.ts';
import type { LiveScoresSnapshot } from '../machines/liveScores.ts';

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

/** How a match stands for its readers. */
export interface RunningScore extends LiveScore {
  /** Whether it is that of a moment of the past: what the fixture list knows is beyond it. */
  readonly isPinned?: boolean;
}

const runningScoreOf = (
  { scores, pinned }: LiveScoresSnapshot['context'],
  matchId: MatchId,
): RunningScore | null => {
  const score = pinned.get(matchId) ?? scores.get(matchId);
  return score === undefined ? null : { ...score, isPinned: pinned.has(matchId) };
};

const contextOf = ({ context }: LiveScoresSnapshot): LiveScoresSnapshot['context'] => context;

/** The running scores of the matches in play that this place shows, as far as they are known. */
export const useLiveScores = (inPlay: readonly Match[]): ((matchId: MatchId) => RunningScore | null) => {
  useFollowing(inPlay);
  const context = useSelector(useLiveScoresService(), contextOf);
  return useCallback((matchId) => runningScoreOf(context, matchId), [context]);
};

/** The running score of one match; its reader repaints when that one changes. Somebody else has it followed. */
export const useLiveScore = (matchId: MatchId): RunningScore | null =>
  useSelector(useLiveScoresService(), ({ context }) => runningScoreOf(context, matchId), shallowEqual);

/** Those of the followed matches whose last whistle was heard. */
export const useEnded = (inPlay: readonly Match[]): readonly MatchId[] =>
  useSelector(
    useLiveScoresService(),
    ({ context: { scores } }) =>
      inPlay.filter(({ matchId }) => scores.get(matchId)?.phase === 'ended').map(({ matchId }) => matchId),
    shallowEqual,
  );
