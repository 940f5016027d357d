import type { MatchId } from '../../ids.ts';
import { type BySide, type Side, sides } from '../../side.ts';
import type { CountedResult, Decided } from '../../sport/rankingRule.ts';
import type { CivilDate } from '../../time/civilDate.ts';
import type { Match } from '../match/match.ts';
import { playedByRow } from './playedByRow.ts';
import type { StandingsRow } from './standingsRow.ts';

/** A match as a table counts it. */
export interface Game extends CountedResult {
  readonly matchId: MatchId;
  /** Null where the federation set no day. */
  readonly date: CivilDate | null;
  /** The index of each side's row; null for a team without one. */
  readonly rows: BySide<number | null>;
  /** Whether it is live: a level score is then no draw in a sport without draws. */
  readonly isRunning: boolean;
}

/** The matches with a result, with the rows of the standings for which they count. */
export const gamesOf = (
  rows: readonly StandingsRow[],
  matches: readonly Match[],
  decidedOf: (matchId: MatchId) => Decided,
): readonly Game[] => {
  const playedOf = playedByRow(rows, matches);
  const rowsByMatch = new Map<MatchId, Partial<Record<Side, number>>>();
  for (const [at, row] of rows.entries()) {
    for (const { matchId, side } of playedOf(row)) {
      rowsByMatch.set(matchId, { ...rowsByMatch.get(matchId), [side]: at });
    }
  }
  return matches.flatMap(({ matchId, date, result }): readonly Game[] => {
    const own = rowsByMatch.get(matchId);
    if (own === undefined || result === null) return [];
    const { goals } = result;
    const [home = null, away = null] = sides.map((side) => own[side]);
    return [{ matchId, date, rows: { home, away }, goals, decided: decidedOf(matchId), isRunning: false }];
  });
};
