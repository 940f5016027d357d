import type { LiveEvent, LiveEventType } from '../live/event.ts';

/** How a sport's score comes about. */
export interface ScoringRule {
  /** The types of event that can score. */
  readonly types: readonly LiveEventType[];
  /** What an event is worth to its side: 0 when it did not score. */
  readonly points: (event: LiveEvent) => number;
  /** Types whose events are left out where an event of another type repeats them. */
  readonly repeatedBy: ReadonlyMap<LiveEventType, LiveEventType>;
  /** Whether an event may repeat another of such a type: the goal of a penalty shot (reading 32). */
  readonly mayRepeat: (event: LiveEvent, other: LiveEvent) => boolean;
  /** Whether a period's line counts shots on goal too. */
  readonly countsShots: boolean;
}

/** Scoring in which no event tells of what another scored. */
export const withoutRepeats: Pick<ScoringRule, 'repeatedBy' | 'mayRepeat'> = {
  repeatedBy: new Map(),
  mayRepeat: () => false,
};
