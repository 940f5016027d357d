import { type BySide, bySide, withSide } from '../../side.ts';
import { type Period, periodsOf } from '../clock/period.ts';
import { periodCountsOf } from '../clock/periodCounts.ts';
import { type LiveMatch, readingOf } from '../match.ts';
import { noScore, pointsByPeriodOf, type Score, scoringEventsOf } from './scoringEvents.ts';
import { setsOf } from './sets.ts';
import { shootoutOf } from './shootout.ts';

/**
 * The score of the match: its goals or points, plus one goal for the winner of the shootout (reading 22); or the periods
 * won, where points count within a period.
 */
export const scoreOf = readingOf((match: LiveMatch): Score => {
  if (match.sport.scoreWithin === 'period') return setsOf(match).won;
  const played = scoringEventsOf(match).at(-1)?.score ?? noScore;
  const winner = shootoutOf(match)?.winner ?? null;
  return winner === null ? played : withSide(played, winner, played[winner] + 1);
});

/** The score and shots of one period. */
export interface PeriodLine {
  readonly period: Period;
  /** Goals or points in this period. */
  readonly goals: Score;
  /** Shots on goal, goals included (recordings.md). Zero in sports that count none. */
  readonly shots: BySide<number>;
}

/**
 * Goals or points, and shots, by period in playing order, up to the last one begun, shootout excluded. Unplayed sets are not
 * listed (wire-format §3).
 */
export const periodLinesOf = readingOf((match: LiveMatch): readonly PeriodLine[] => {
  const counts = periodCountsOf(match);
  const points = pointsByPeriodOf(match);
  const played = periodsOf(match).filter(({ kind }) => kind !== 'shootout');
  const last = played.findLastIndex(({ id }) => (counts.get(id)?.begun ?? 0) > 0);
  return played.slice(0, last + 1).map((period) => {
    const goals = points.get(period.id) ?? noScore;
    const { countsShots } = match.sport.scoring;
    const missed = counts.get(period.id)?.shots ?? noScore;
    const shots = bySide((side) => (countsShots ? goals[side] + missed[side] : 0));
    return { period, goals, shots };
  });
});
