import type { PlayedMatch } from '../league/standings/form.ts';
import type { StandingsRow } from '../league/standings/standingsRow.ts';

/** What a match is worth to a team. */
export type Worth = (match: PlayedMatch) => number;

/** A team's place in a table and its matches in it. */
export interface TeamSeason {
  readonly row: StandingsRow;
  readonly played: readonly PlayedMatch[];
  /** As `winMultiplier` tells it. */
  readonly multiplier: 2 | 3;
}

/** What matches are worth in a table, as far as fixture list and table tell it. */
export interface PointsRule {
  readonly worthIn: (season: TeamSeason) => Worth;
  /** Whether points of overtimes that the table counts are spread over the matches they may be of. */
  readonly isSpread: (multiplier: 2 | 3) => boolean;
}

/** So many points for a victory and one for a draw: our decision where the specification names no rule. */
export const pointsPerVictory = (victory: 2 | 3): PointsRule => ({
  worthIn:
    () =>
    ({ outcome }) =>
      outcome === 'W' ? victory : outcome === 'D' ? 1 : 0,
  isSpread: () => false,
});
