import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import type { Sums } from '../../../match/sheets/SheetTable.tsx';
import { decimals, fields, figure, matchTime, signed } from '../../../statistics/columns.ts';
import { hockeyTerms as terms } from '../terms.ts';

/** A skater's figures in a match. */
export interface SkaterFigures {
  readonly goals: number;
  readonly assists: number;
  readonly points: number;
  /** Null where nobody reported the players on the ice. */
  readonly plusMinus: number | null;
  readonly shots: number;
  readonly penaltyMinutes: number;
  /** Share of face-offs won, 0 to 1; null without any. */
  readonly faceoffShare: number | null;
  /** Seconds; null where not measured. */
  readonly timeOnIce: number | null;
}

/** A goalie's figures in a match. */
export interface GoalieFigures {
  /** Seconds; null where not measured. */
  readonly timeOnIce: number | null;
  readonly shotsAgainst: number;
  readonly saves: number;
  /** Percentage with one decimal. */
  readonly savePercentage: number | null;
}

/** A skater's columns (specification §3, "Hockey match player"). */
export const skaterFigures = [
  ...fields(terms, 'goals', 'assists', 'points'),
  figure<SkaterFigures>('plusMinus', terms.plusMinus, ({ plusMinus }) => plusMinus, signed),
  ...fields(terms, 'shots', 'penaltyMinutes'),
  figure<SkaterFigures>(
    'faceoffs',
    terms.faceoffPercentage,
    ({ faceoffShare }) => (faceoffShare === null ? null : percentageOfShare(faceoffShare)),
    decimals(1),
  ),
  figure<SkaterFigures>('timeOnIce', terms.timeOnIce, ({ timeOnIce }) => timeOnIce, matchTime),
];

/** A goalie's columns (specification §2: time on ice mm:ss, shots on goal, saves, save percentage with one decimal). */
export const goalieFigures = [
  figure<GoalieFigures>('timeOnIce', terms.timeOnIce, ({ timeOnIce }) => timeOnIce, matchTime),
  ...fields(terms, 'shotsAgainst', 'saves'),
  figure<GoalieFigures>(
    'savePercentage',
    terms.savePercentage,
    ({ savePercentage }) => savePercentage,
    decimals(1),
  ),
];

/** The figures that a skater's columns count. */
export const skaterSums: Sums = {
  goals: { counts: ['goals'] },
  assists: { counts: ['assists'] },
  points: { counts: ['goals', 'assists'] },
  shots: { counts: ['shots'] },
  penaltyMinutes: { counts: ['pim'] },
  plusMinus: { counts: ['plusMinus'] },
  faceoffs: { counts: ['faceoffsWon'], among: ['faceoffsWon', 'faceoffsLost'], isPercentage: true },
};

/** The figures that a goalie's columns count. */
export const goalieSums: Sums = {
  shotsAgainst: { counts: ['saves', 'goalsAgainst'] },
  saves: { counts: ['saves'] },
  savePercentage: { counts: ['saves'], among: ['saves', 'goalsAgainst'], isPercentage: true },
};
