import type { TournamentId } from '../ids.ts';
import type { Match } from '../league/match/match.ts';
import { isLiveNow, type TimedMatch } from '../league/match/matchStatus.ts';
import type { UnsettledMatch } from '../league/match/unsettledMatch.ts';
import type { League } from '../league/season/league.ts';
import { hidesResultOf, type ViewingPreferences } from '../site/viewing.ts';
import type { Instant } from '../time/instant.ts';
import { osloWallTime } from '../time/oslo.ts';
import type { Endpoint } from './endpoint.ts';
import type { VisitorView } from './visitorView.ts';

/** Adapts the answers of calls to how a visitor views results. */
export type AnswerFilter = <P, A>(endpoint: Endpoint<P, A>, answer: A, params: P) => A;

/** What a visitor's view of answers depends on. */
export interface ViewingNow {
  readonly viewing: ViewingPreferences;
  readonly now: () => Instant;
  /** The matches that are in play, or were a short time ago; none for a visitor who lags behind nothing. */
  readonly unsettled: readonly UnsettledMatch[];
}

/**
 * The matches that are not over for a visitor at an instant: those whose end the visitor's delay holds back. Sums leave a match out from
 * when the visitor has seen its last period begin: if they did so from its end on, that would tell of the end.
 */
export const notOver = (
  unsettled: readonly UnsettledMatch[],
  delay: number,
  now: Instant,
): readonly UnsettledMatch[] => {
  if (delay === 0) return [];
  const isSeen = (at: Instant | null): boolean => at !== null && at + delay * 1_000 <= now;
  return unsettled.flatMap((match) => {
    const { endedAt, lastPeriodAt, isOver } = match;
    if (isSeen(endedAt)) return [];
    return isOver || !isSeen(lastPeriodAt) ? match : { ...match, isOver: true };
  });
};

const viewOf = ({ viewing, now, unsettled }: ViewingNow): VisitorView => {
  const { hidesResults, delay } = viewing;
  const inPlay = notOver(unsettled, delay, now());
  const inPlayIds = new Set(inPlay.map(({ matchId }) => matchId));
  const ahead = inPlay.filter(({ isOver }) => isOver);
  // The log, read with the delay, gives the result while the match may be live.
  const isAhead = (match: TimedMatch & Partial<Pick<Match, 'matchId'>>): boolean =>
    delay > 0 &&
    ((match.matchId !== undefined && inPlayIds.has(match.matchId)) ||
      (match.result !== null && isLiveNow({ ...match, result: null }, osloWallTime(now()))));
  return {
    league: (league: League): League =>
      hidesResults
        ? { ...league, isResultPublished: false, isTablePublished: false, areStatisticsPublished: false }
        : league,
    match: (match: Match): Match =>
      (match.result !== null || match.spectators !== null) && isAhead(match)
        ? { ...match, result: null, spectators: null }
        : match,
    isAhead,
    isHidden: (matchId) => hidesResultOf(viewing, matchId),
    isInPlay: (matchId) => inPlayIds.has(matchId),
    aheadIn: (tournamentId: TournamentId | null) =>
      ahead.filter(
        (match) =>
          tournamentId === null || match.tournamentId === null || match.tournamentId === tournamentId,
      ),
    until: () => (delay === 0 ? Number.POSITIVE_INFINITY : now() - delay * 1_000),
  };
};

/**
 * Adapts answers for a visitor who hides results or sets a delay, each as its endpoint says: what a match that is still in play for the
 * visitor changed is not shown. It is the visitor's own choice: what the federation withholds never left the server (reading 24).
 */
export const answerFilterOf = (viewing: ViewingNow): AnswerFilter => {
  const view = viewOf(viewing);
  return (endpoint, answer, params) => endpoint.viewed(view, answer, params);
};
