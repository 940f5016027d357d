import type { BasketballLine } from './basketballLine.ts';
import type { ShootingCoverage } from './basketballRules.ts';

/** Shots of one kind. */
export interface Shooting {
  readonly made: number;
  /** Made and missed shots; only the made ones where misses were not reported. */
  readonly attempts: number;
  /** Made per hundred attempts; null, not 100, where misses were not reported (reading 27). */
  readonly percentage: number | null;
}

/** A player's or team's shooting; field goals are two- and three-pointers. */
export interface ShootingLine {
  readonly freeThrows: Shooting;
  readonly twoPointers: Shooting;
  readonly threePointers: Shooting;
  readonly fieldGoals: Shooting;
}

/** A kind of shot. */
export type ShotKind = keyof ShootingLine;

/** Whether a kind's misses were reported, so that its attempts are known (reading 27). */
export const isCovered = ({ freeThrows, fieldGoals }: ShootingCoverage, kind: ShotKind): boolean =>
  kind === 'freeThrows' ? freeThrows : fieldGoals;

/** `livePercentage` for a live match, `seasonPercentage` for the federation's figures (specification §5, §9). */
export type PercentageRule = (made: number, missed: number) => number;

/** The shooting of a line. */
export const shootingOf = (
  line: BasketballLine,
  coverage: ShootingCoverage,
  percentageOf: PercentageRule,
): ShootingLine => {
  const { twoPointersMade, twoPointersMissed, threePointersMade, threePointersMissed } = line;
  const shooting = (kind: ShotKind, made: number, missed: number): Shooting => ({
    made,
    attempts: made + missed,
    percentage: isCovered(coverage, kind) ? percentageOf(made, missed) : null,
  });
  return {
    freeThrows: shooting('freeThrows', line.freeThrowsMade, line.freeThrowsMissed),
    twoPointers: shooting('twoPointers', twoPointersMade, twoPointersMissed),
    threePointers: shooting('threePointers', threePointersMade, threePointersMissed),
    fieldGoals: shooting(
      'fieldGoals',
      twoPointersMade + threePointersMade,
      twoPointersMissed + threePointersMissed,
    ),
  };
};
