import type { LiveSport } from '../../live/match.ts';
import type { ScreensRule } from './screensRule.ts';

/**
 * A sport with its types of events: everything by which it differs from others. Its leagues know it as `SportRules`, its matches as
 * `LiveSport`, which this extends.
 */
export interface SportWith<EventType extends string> extends LiveSport {
  readonly eventTypes: readonly EventType[];
  readonly defaultFilter: readonly EventType[];
  readonly screens: ScreensRule;
}
