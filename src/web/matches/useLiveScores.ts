import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { MatchState } from '@kampdag/core/league/match/matchState';
import { mayHaveLog } from '@kampdag/core/league/match/matchStatus';
import { matchesToFollow } from '@kampdag/core/league/schedule/matchesToFollow';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import { type ListedMatch, listedMatch } from '@kampdag/core/live/channel/listedState';
import { playedSportOfMatch } from '@kampdag/core/site/deployment';
import { startOfOsloDay, type WallTime } from '@kampdag/core/time/oslo';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLiveScoresService } from '../context/liveScores.ts';
import { useServices } from '../context/services.ts';
import type { LiveScoresSnapshot } from '../machines/followScores.ts';

/** Follows the matches in play while this component shows them; a new list of the same matches changes nothing. */
export const useFollowMatches = (inPlay: readonly Match[]): void => {
  const { deployment } = useServices();
  const service = useLiveScoresService();
  const followed = useMemo(
    () =>
      inPlay.flatMap((match) =>
        match.date === null
          ? []
          : [
              {
                matchId: match.matchId,
                sport: playedSportOfMatch(deployment, match),
                since: startOfOsloDay(match.date),
              },
            ],
      ),
    [inPlay, deployment],
  );
  const key = followed.map(({ matchId }) => matchId).join(',');
  const [kept, setKept] = useState({ key, followed });
  if (kept.key !== key) setKept({ key, followed });
  const wanted = kept.key === key ? kept.followed : followed;
  useEffect(() => service.follow(wanted), [service, wanted]);
};

/** A match's live score, current or at a past moment. */
export interface RunningScore extends LiveScore {
  /** Whether it is of a past moment, before the result in the fixture list. */
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

/** The live scores of the matches in play on this component, as far as known. */
export const useLiveScores = (inPlay: readonly Match[]): ((matchId: MatchId) => RunningScore | null) => {
  useFollowMatches(inPlay);
  const context = useSelector(useLiveScoresService(), contextOf);
  return useCallback((matchId) => runningScoreOf(context, matchId), [context]);
};

/** One match's live score; its reader re-renders when it changes. Does not follow the match itself. */
export const useLiveScore = (matchId: MatchId): RunningScore | null =>
  useSelector(useLiveScoresService(), ({ context }) => runningScoreOf(context, matchId), shallowEqual);

/** What decides the states of a list's matches. */
interface ListContext {
  readonly now: WallTime;
  readonly showsResults: (match: Match) => boolean;
}

/** The matches of a list that are worth following, of those whose results are shown. */
export const useMatchesToFollow = (
  matches: readonly Match[],
  { now, showsResults }: ListContext,
): readonly Match[] =>
  useMemo(() => matchesToFollow(matches.filter(showsResults), now), [matches, now, showsResults]);

/** Follows the matches of a list that have begun and have no result, and reads the state of each as its page does (reading 34). */
export const useListedStates = (
  matches: readonly Match[],
  { now, showsResults }: ListContext,
): ((match: Match) => MatchState) => {
  const liveScoreOf = useLiveScores(useMatchesToFollow(matches, { now, showsResults }));
  return useCallback(
    (match) => {
      // Where a result is hidden, the clock alone decides.
      const live = showsResults(match) ? liveScoreOf(match.matchId) : null;
      return listedMatch(match, true, live, now).state;
    },
    [liveScoreOf, now, showsResults],
  );
};

/** One match's state and score, by its log until the federation has a result (reading 34); follows the match. */
export const useStateAndScore = (match: Match, isPublished: boolean, now: WallTime): ListedMatch => {
  const isOpen = isPublished && mayHaveLog(match, now);
  useFollowMatches(useMemo(() => (isOpen ? [match] : []), [isOpen, match]));
  const known = useLiveScore(match.matchId);
  return listedMatch(match, isPublished, known, now);
};

/** The followed matches that have ended. */
export const useEnded = (inPlay: readonly Match[]): readonly MatchId[] =>
  useSelector(
    useLiveScoresService(),
    ({ context: { scores } }) =>
      inPlay.filter(({ matchId }) => scores.get(matchId)?.phase === 'ended').map(({ matchId }) => matchId),
    shallowEqual,
  );
