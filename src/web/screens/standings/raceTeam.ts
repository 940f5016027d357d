import type { RaceLine } from '@kampdag/core/league/standings/pointsRace';

/** A team in the race. */
export interface RaceTeam {
  /** The key of its row. */
  readonly key: string;
  readonly name: string;
  readonly line: RaceLine;
}

/** A team's current points. */
export const lastPoints = ({ line: { points } }: RaceTeam): number => (points.at(-1) ?? points[0]).points;
