import { eventsOf, type LiveMatch } from '@kampdag/core/live/match';
import type { Period } from '@kampdag/core/live/period';
import { periodLinesOf } from '@kampdag/core/live/score';
import type { Shootout } from '@kampdag/core/live/shootout';
import { shootoutOf } from '@kampdag/core/live/shootout';
import type { BySide, Side } from '@kampdag/core/side';

/** One column of the summary: a period that has begun. */
export interface SummaryColumn {
  readonly period: Period;
  readonly goals: BySide<number>;
  readonly shots: BySide<number>;
  readonly penaltyMinutes: BySide<number>;
}

/** Goals, shots and penalty minutes by period. */
export interface MatchSummary {
  readonly columns: readonly SummaryColumn[];
  readonly shootout: { readonly score: BySide<number>; readonly winner: Side | null } | null;
}

const outcome = (shootout: Shootout | null): MatchSummary['shootout'] =>
  shootout === null ? null : { score: shootout.score, winner: shootout.winner };

/** The summary of a match so far. */
export const summaryOf = (match: LiveMatch): MatchSummary => {
  const penalties = eventsOf(match).ofType.penalty ?? [];
  const minutes = (side: Side, { id }: Period): number =>
    penalties.reduce(
      (sum, { event }) =>
        event.type === 'penalty' && event.side === side && event.period === id
          ? sum + (event.minutes ?? 0)
          : sum,
      0,
    );
  return {
    columns: periodLinesOf(match).map(({ period, goals, shots }) => ({
      period,
      goals,
      shots,
      penaltyMinutes: { home: minutes('home', period), away: minutes('away', period) },
    })),
    shootout: outcome(shootoutOf(match)),
  };
};

/** The total of a line over all periods. */
export const totalOf = (columns: readonly SummaryColumn[], of: (column: SummaryColumn) => number): number =>
  columns.reduce((sum, column) => sum + of(column), 0);

/** Figures in px on phones by how many periods there are: 20, 14, 12, 10, then 8 (specification §2). */
export const figureSize = (periods: number): number => [20, 20, 14, 12, 10][periods] ?? 8;
