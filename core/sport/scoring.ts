import type { LiveEvent, LiveEventType } from '../live/event.ts';

/** A sport's scoring. */
export interface ScoringRule {
  /** The types of event that can score. */
  readonly types: readonly LiveEventType[];
  /** The points of an event, 0 when it did not score. */
  readonly points: (event: LiveEvent) => number;
  /** Types whose events do not count where an event of the other type repeats them. */
  readonly repeatedBy: ReadonlyMap<LiveEventType, LiveEventType>;
  /** Whether an event may repeat another, as a goal may a penalty shot (reading 32). */
  readonly mayRepeat: (event: LiveEvent, other: LiveEvent) => boolean;
  /** Whether shots on goal are counted by period. */
  readonly countsShots: boolean;
}

/** Scoring without repeated events. */
export const withoutRepeats: Pick<ScoringRule, 'repeatedBy' | 'mayRepeat'> = {
  repeatedBy: new Map(),
  mayRepeat: () => false,
};
