import type { LiveSport } from '../live/match.ts';
import type { AnyEventType } from './anyEvent.ts';
import type { AnyOfficialSheet } from './officialSheet.ts';
import type { ScoredInMatch } from './scoredInMatch.ts';
import type { ScreensRule } from './screensRule.ts';

/**
 * A sport: everything by which it differs from others. Its leagues know it as `SportRules`, its matches as `LiveSport`, which this
 * extends.
 */
export interface Sport extends LiveSport {
  readonly eventTypes: readonly AnyEventType[];
  readonly defaultFilter: readonly AnyEventType[];
  readonly screens: ScreensRule;
  /** The federation's sheet of a match's players; null where the live report counts none of its figures. */
  readonly officialSheet: AnyOfficialSheet | null;
  /** How to fetch what a player scored in a match; null where the federation has a call for it. */
  readonly scoredInMatch: ScoredInMatch | null;
}
