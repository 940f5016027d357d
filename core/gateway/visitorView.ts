import type { Rows } from '../decode/body.ts';
import type { MatchId, TournamentId } from '../ids.ts';
import type { Match } from '../league/match/match.ts';
import type { TimedMatch } from '../league/match/matchStatus.ts';
import type { UnsettledMatch } from '../league/match/unsettledMatch.ts';
import type { League } from '../league/season/league.ts';
import { sides } from '../side.ts';

/** How a visitor who hides results, or lags behind by a viewing delay, sees what answers hold. */
export interface VisitorView {
  /** The league, publishing no results for a visitor who hides them. */
  readonly league: (league: League) => League;
  /** The match, without a result that is ahead of the visitor's delay. */
  readonly match: (match: Match) => Match;
  /** Whether a match's result is ahead of the visitor's delay. */
  readonly isAhead: (match: TimedMatch & Partial<Pick<Match, 'matchId'>>) => boolean;
  /** Whether the visitor hides the results of a match. */
  readonly isHidden: (matchId: MatchId) => boolean;
  /** Whether a match is still in play for the visitor, who lags behind. */
  readonly isInPlay: (matchId: MatchId) => boolean;
  /** The matches of a league that are or may be over, but not yet for the visitor, who lags behind; null for all leagues. */
  readonly aheadIn: (tournamentId: TournamentId | null) => readonly UnsettledMatch[];
  /** The newest instant of reports that the visitor sees; infinite for one who sees all. */
  readonly until: () => number;
}

/**
 * The part of an answer that a visitor's view changes: leagues, matches and results on pages that show them despite hidden
 * results. `nothing` for an answer without any.
 */
export type ViewedPart<P, A> = 'nothing' | ((view: VisitorView) => (answer: A, params: P) => A);

/** Changes each row of an answer. */
export const eachRow =
  <A>(viewed: (row: A) => A) =>
  (answer: Rows<A>): Rows<A> => ({ ...answer, rows: answer.rows.map(viewed) });

/** Leaves out the rows of an answer that a visitor does not see yet. */
export const onlyRows =
  <P, A>(isSeen: (row: A, params: P) => boolean) =>
  (answer: Rows<A>, params: P): Rows<A> => {
    const rows = answer.rows.filter((row) => isSeen(row, params));
    return rows.length === answer.rows.length ? answer : { ...answer, rows };
  };

/**
 * Leaves out the rows of teams, and of their players, of which a match is over but not yet for the visitor: their sums count it. A row
 * without a team may be one of them.
 */
export const withoutSumsAhead =
  <A>(teamOf: (row: A) => number | null) =>
  ({ aheadIn }: VisitorView) =>
    onlyRows((row: A, { tournamentId }: { readonly tournamentId: TournamentId }) => {
      const ahead = aheadIn(tournamentId);
      const teamId = teamOf(row);
      return !ahead.some(({ teams }) =>
        sides.some((side) => teamId === null || teams[side] === null || teams[side] === teamId),
      );
    });
