import type { Match } from '../league/match/match.ts';
import { isLiveNow, type TimedMatch } from '../league/match/matchStatus.ts';
import type { League } from '../league/season/league.ts';
import type { ViewingPreferences } from '../site/viewing.ts';
import type { WallTime } from '../time/oslo.ts';
import type { Endpoint } from './endpoint.ts';
import type { VisitorView } from './visitorView.ts';

/** Adapts the answers of calls to how a visitor views results. */
export type AnswerFilter = <P, A>(endpoint: Endpoint<P, A>, answer: A) => A;

const viewOf = ({ hidesResults, revealed, delay }: ViewingPreferences, now: () => WallTime): VisitorView => {
  // The log, read with the delay, gives the result while the match may be live.
  const isAhead = (match: TimedMatch): boolean =>
    delay > 0 && match.result !== null && isLiveNow({ ...match, result: null }, now());
  return {
    league: (league: League): League =>
      hidesResults
        ? { ...league, isResultPublished: false, isTablePublished: false, areStatisticsPublished: false }
        : league,
    match: (match: Match): Match => (isAhead(match) ? { ...match, result: null } : match),
    isAhead,
    isHidden: (matchId) => hidesResults && !revealed.includes(matchId),
  };
};

/**
 * Adapts answers for a visitor who hides results or sets a delay, each as its endpoint says. It is the visitor's own choice: what
 * the federation withholds never left the server (reading 24).
 *
 * @param now Oslo's local time
 */
export const answerFilterOf = (viewing: ViewingPreferences, now: () => WallTime): AnswerFilter => {
  const view = viewOf(viewing, now);
  return (endpoint, answer) => endpoint.viewed(view, answer);
};
