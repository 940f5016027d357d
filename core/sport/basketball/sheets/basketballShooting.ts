import { seasonPercentage } from '../../../league/player/percentage.ts';
import type { BasketballLine } from './basketballLine.ts';
import type { ShootingCoverage } from './basketballRules.ts';

/** A kind of shot. */
export type ShotKind = 'free' | 'two' | 'three';

const countsOf = (
  line: BasketballLine,
  kind: ShotKind,
): { readonly made: number; readonly missed: number } =>
  kind === 'free'
    ? { made: line.freeThrowsMade, missed: line.freeThrowsMissed }
    : kind === 'two'
      ? { made: line.twoPointersMade, missed: line.twoPointersMissed }
      : { made: line.threePointersMade, missed: line.threePointersMissed };

/** Whether a kind's misses were reported, so that its attempts are known (reading 27). */
export const isCovered = ({ freeThrows, fieldGoals }: ShootingCoverage, kind: ShotKind): boolean =>
  kind === 'free' ? freeThrows : fieldGoals;

/** Made shots of a kind. */
export const made = (line: BasketballLine, kind: ShotKind): number => countsOf(line, kind).made;

/** Attempts of a kind; null where only made shots were reported (reading 27). */
export const attempts = (line: BasketballLine, kind: ShotKind, coverage: ShootingCoverage): number | null => {
  const counts = countsOf(line, kind);
  return isCovered(coverage, kind) ? counts.made + counts.missed : null;
};

/** Made shots per hundred attempts, rounded (specification §9); null, not 100, where only made shots were reported (reading 27). */
export const shootingPercentageOf = (
  line: BasketballLine,
  kind: ShotKind,
  coverage: ShootingCoverage,
): number | null => {
  const counts = countsOf(line, kind);
  return isCovered(coverage, kind) ? seasonPercentage(counts.made, counts.missed) : null;
};
