import type { League } from './league.ts';
import type { Match } from './match.ts';

/** What is known of a league's publication; null where it is not known, which counts as published (specification §4). */
export interface Publication {
  /** The flag that was set when the league was chosen. */
  readonly displayed: boolean | null;
  /** What the tournament itself says. */
  readonly published: boolean | null;
}

/** Results are visible only if the league displays them and the tournament's results are published (specification §5, reading 8). */
export const areResultsVisible = ({ displayed, published }: Publication): boolean =>
  displayed !== false && published !== false;

/** Standings are visible where results are, unless the league holds its table back (reading 8). */
export const areStandingsVisible = (
  league: Pick<League, 'isResultPublished' | 'isTablePublished'>,
): boolean => league.isResultPublished && league.isTablePublished;

/**
 * The match as it may be shown where results are hidden (reading 24): without result, and without live reporting, whose log would
 * tell the score.
 */
export const withoutResult = (match: Match): Match => ({ ...match, result: null, liveClientType: 'None' });
