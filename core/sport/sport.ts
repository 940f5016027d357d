import type { LiveSport } from '../live/match.ts';
import type { AnyEventType } from './anyEvent.ts';
import type { ScreensRule } from './screensRule.ts';

/**
 * A sport: everything by which it differs from others. Its leagues know it as `SportRules`, its matches as `LiveSport`, which this
 * extends.
 */
export interface Sport extends LiveSport {
  readonly eventTypes: readonly AnyEventType[];
  readonly defaultFilter: readonly AnyEventType[];
  readonly screens: ScreensRule;
}
