import { roundTo } from '../../../league/player/percentage.ts';
import type { BasketballLine } from './basketballLine.ts';

/** Offensive and defensive rebounds together. */
export const rebounds = ({ offensiveRebounds, defensiveRebounds }: BasketballLine): number =>
  offensiveRebounds + defensiveRebounds;

/** All missed shots, free throws included. */
export const missedShots = ({
  freeThrowsMissed,
  twoPointersMissed,
  threePointersMissed,
}: BasketballLine): number => freeThrowsMissed + twoPointersMissed + threePointersMissed;

/**
 * Efficiency (specification §9): points, rebounds, assists, steals and blocks, minus missed shots and turnovers, per minute
 * of play, two decimals. Null without playing time.
 */
export const efficiency = (line: BasketballLine): number | null =>
  line.seconds <= 0
    ? null
    : roundTo(
        ((line.points +
          rebounds(line) +
          line.assists +
          line.steals +
          line.blocks -
          missedShots(line) -
          line.turnovers) *
          60) /
          line.seconds,
        2,
      );

/** Which shooting percentages are complete. */
export interface ShootingCoverage {
  readonly freeThrows: boolean;
  readonly fieldGoals: boolean;
}

/**
 * Whether misses were reported, by all lines of a match or league together (reading 27): where field goals were made and
 * none missed, only made shots were reported, and the percentage is incomplete, not 100 %. Free throws are complete where a
 * free throw or field goal was missed.
 */
export const shootingCoverage = (lines: readonly BasketballLine[]): ShootingCoverage => {
  const some = (test: (line: BasketballLine) => boolean): boolean => lines.some(test);
  const missedField = some((line) => line.twoPointersMissed > 0 || line.threePointersMissed > 0);
  const madeField = some((line) => line.twoPointersMade > 0 || line.threePointersMade > 0);
  const missedFree = some((line) => line.freeThrowsMissed > 0);
  const madeFree = some((line) => line.freeThrowsMade > 0);
  return {
    freeThrows: missedFree || missedField || !madeFree,
    fieldGoals: missedField || !madeField,
  };
};
