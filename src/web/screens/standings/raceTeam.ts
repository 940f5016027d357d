import type { RaceLine } from '@kampdag/core/league/standings/pointsRace';

/** A team in the race. */
export interface RaceTeam {
  /** What its row is told apart by. */
  readonly key: string;
  readonly name: string;
  readonly line: RaceLine;
}

/** A team's points as they are now. */
export const lastPoints = ({ line: { points } }: RaceTeam): number => (points.at(-1) ?? points[0]).points;
