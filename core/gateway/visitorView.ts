import type { Rows } from '../decode/body.ts';
import type { MatchId } from '../ids.ts';
import type { Match } from '../league/match/match.ts';
import type { TimedMatch } from '../league/match/matchStatus.ts';
import type { League } from '../league/season/league.ts';

/** How a visitor who hides results, or lags behind by a viewing delay, sees what answers hold. */
export interface VisitorView {
  /** The league, publishing no results for a visitor who hides them. */
  readonly league: (league: League) => League;
  /** The match, without a result that is ahead of the visitor's delay. */
  readonly match: (match: Match) => Match;
  /** Whether a match's result is ahead of the visitor's delay. */
  readonly isAhead: (match: TimedMatch) => boolean;
  /** Whether the visitor hides the results of a match. */
  readonly isHidden: (matchId: MatchId) => boolean;
}

/**
 * The part of an answer that a visitor's view changes: leagues, matches and results on pages that show them despite hidden
 * results. `nothing` for an answer without any.
 */
export type ViewedPart<A> = 'nothing' | ((view: VisitorView) => (answer: A) => A);

/** Changes each row of an answer. */
export const eachRow =
  <A>(viewed: (row: A) => A) =>
  (answer: Rows<A>): Rows<A> => ({ ...answer, rows: answer.rows.map(viewed) });
