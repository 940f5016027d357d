import type { MatchId } from '@kampdag/core/ids';
import type { Match } from '@kampdag/core/league/match/match';
import type { MatchState } from '@kampdag/core/league/match/matchState';
import { isLiveNow, mayHaveLog } from '@kampdag/core/league/match/matchStatus';
import { matchesToFollow } from '@kampdag/core/league/schedule/matchesToFollow';
import type { LiveScore } from '@kampdag/core/live/channel/goals';
import { type ListedMatch, listedMatch } from '@kampdag/core/live/channel/listedState';
import { type WallTime } from '@kampdag/core/time/oslo';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLiveScoresService } from '../context/liveScores.ts';
import { useServices } from '../context/services.ts';
import type { LiveScoresSnapshot } from '../machines/followScores.ts';
import { liveMatchesOf } from '../machines/liveMatchesOf.ts';
import { useRefreshUntilResult } from '../machines/useRefreshUntilResult.ts';
import type { ListContext } from './useListContext.ts';

/** Follows the matches in play while this component shows them; a new list of the same matches changes nothing. */
export const useFollowMatches = (inPlay: readonly Match[]): void => {
  const { deployment } = useServices();
  const service = useLiveScoresService();
  const followed = useMemo(() => liveMatchesOf(deployment, inPlay), [inPlay, deployment]);
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

type Scores = LiveScoresSnapshot['context'];

/**
 * Reads the live scores: while a part of the page is hydrated those that came with it, as its markup has them, however late that is.
 *
 * @param read the same value for the same scores
 */
export const useScores = <A>(read: (scores: Scores) => A): A => {
  const { subscribe, getSnapshot, first } = useLiveScoresService();
  return useSyncExternalStore(
    subscribe,
    () => read(getSnapshot().context),
    () => read(first.context),
  );
};

const scoreIn = ({ scores, pinned }: Scores, matchId: MatchId): LiveScore | null =>
  pinned.get(matchId) ?? scores.get(matchId) ?? null;

const isPinnedIn = ({ pinned }: Scores, matchId: MatchId): boolean => pinned.has(matchId);

const all = (scores: Scores): Scores => scores;

/** The live scores of the matches in play on this component, as far as known. */
export const useLiveScores = (inPlay: readonly Match[]): ((matchId: MatchId) => RunningScore | null) => {
  useFollowMatches(inPlay);
  const scores = useScores(all);
  return useCallback(
    (matchId) => {
      const score = scoreIn(scores, matchId);
      return score === null ? null : { ...score, isPinned: isPinnedIn(scores, matchId) };
    },
    [scores],
  );
};

/** One match's live score; its reader re-renders when it changes. Does not follow the match itself. */
export const useLiveScore = (matchId: MatchId): RunningScore | null => {
  const score = useScores((scores) => scoreIn(scores, matchId));
  const isPinned = useScores((scores) => isPinnedIn(scores, matchId));
  return useMemo(() => (score === null ? null : { ...score, isPinned }), [score, isPinned]);
};

/** What decides the states of a list's matches. */
type StateContext = Pick<ListContext, 'now' | 'showsResults'>;

/** The matches of a list that are worth following, of those whose results are shown. */
export const useMatchesToFollow = (
  matches: readonly Match[],
  { now, showsResults }: StateContext,
): readonly Match[] =>
  useMemo(() => matchesToFollow(matches.filter(showsResults), now), [matches, now, showsResults]);

/** Follows the matches of a list that have begun and have no result, and reads the state of each as its page does (reading 34). */
export const useListedStates = (
  matches: readonly Match[],
  { now, showsResults }: StateContext,
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

/** Refreshes after a match in play in a list ends, until its result is there. */
export const useRefreshUntilResults = (
  matches: readonly Match[],
  { now, showsResults }: StateContext,
  refresh: () => void,
): void => {
  const inPlay = useMemo(
    () => matches.filter((match) => isLiveNow(match, now) && showsResults(match)),
    [matches, now, showsResults],
  );
  const ended = useScores(({ scores }) =>
    inPlay
      .filter(({ matchId }) => scores.get(matchId)?.phase === 'ended')
      .map(({ matchId }) => matchId)
      .join(),
  );
  useRefreshUntilResult(ended, refresh);
};
