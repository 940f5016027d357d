import type { ViewingPreferences } from '@kampdag/core/site/viewing';
import type { CivilDate } from '@kampdag/core/time/civilDate';
import type { Instant } from '@kampdag/core/time/instant';
import { osloWallTime } from '@kampdag/core/time/oslo';

/** The parameters of `liveMatches`. */
export interface LiveScoresAsked {
  readonly date: CivilDate;
  /** Seconds. */
  readonly behind: number | null;
}

/** Which live scores come with a visitor's page: today's, as late as the visitor lags behind; null where results are hidden. */
export const liveScoresAsked = (
  { hidesResults, delay }: ViewingPreferences,
  renderedAt: Instant,
): LiveScoresAsked | null =>
  hidesResults ? null : { date: osloWallTime(renderedAt).date, behind: delay === 0 ? null : delay };
