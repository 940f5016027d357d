import { percentageOfShare } from '@kampdag/core/league/player/percentage';
import type { Sums } from '../../../match/sheets/SheetTable.tsx';
import { decimals, fields, figure, matchTime, signed } from '../../../statistics/columns.ts';
import { hockeyTerms as terms } from '../terms.ts';

/** What a skater did in a match. */
export interface SkaterFigures {
  readonly goals: number;
  readonly assists: number;
  readonly points: number;
  /** Null where nobody told who was on the ice. */
  readonly plusMinus: number | null;
  readonly shots: number;
  readonly penaltyMinutes: number;
  /** Face-offs won, 0 to 1; null for who took none. */
  readonly faceoffShare: number | null;
  /** Seconds; null where nobody measured them. */
  readonly timeOnIce: number | null;
}

/** What a goalie did in a match. */
export interface GoalieFigures {
  /** Seconds; null where nobody measured them. */
  readonly timeOnIce: number | null;
  readonly shotsAgainst: number;
  readonly saves: number;
  /** Per hundred, one decimal. */
  readonly savePercentage: number | null;
}

/** A skater's figures (specification §3, "Hockey match player"). */
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

/** A goalie's figures (specification §2: time on ice mm:ss, shots on goal, saves, save percentage with one decimal). */
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

/** What a skater's figures are the sums of. */
export const skaterSums: Sums = {
  goals: { counts: ['goals'] },
  assists: { counts: ['assists'] },
  points: { counts: ['goals', 'assists'] },
  shots: { counts: ['shots'] },
  penaltyMinutes: { counts: ['pim'] },
  plusMinus: { counts: ['plusMinus'] },
  faceoffs: { counts: ['faceoffsWon'], among: ['faceoffsWon', 'faceoffsLost'], isPercentage: true },
};

/** What a goalie's figures are the sums of. */
export const goalieSums: Sums = {
  shotsAgainst: { counts: ['saves', 'goalsAgainst'] },
  saves: { counts: ['saves'] },
  savePercentage: { counts: ['saves'], among: ['saves', 'goalsAgainst'], isPercentage: true },
};
