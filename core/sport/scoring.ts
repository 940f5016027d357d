import type { LiveEvent, LiveEventType } from '../live/event.ts';
import { penaltyShotGoal } from './icehockey/goalType.ts';

/** How a sport's score comes about. */
export interface ScoringRule {
  /** The types of event that can score. */
  readonly types: readonly LiveEventType[];
  /** What an event is worth to its side: 0 when it did not score. */
  readonly points: (event: LiveEvent) => number;
  /** Types whose events are left out where an event of another type tells of the same. */
  readonly toldBy: ReadonlyMap<LiveEventType, LiveEventType>;
  /** Whether an event may be the one that tells of another of such a type: the goal of a penalty shot (reading 32). */
  readonly mayTellOf: (event: LiveEvent, other: LiveEvent) => boolean;
  /** Whether points add up over the match, or within each period (reading 22). */
  readonly within: 'match' | 'period';
  /** Whether a period's line counts shots on goal too. */
  readonly countsShots: boolean;
}

/** Goals, one each; a scored penalty shot is one unless a Goal tells of it too. */
export const goalScoring: ScoringRule = {
  types: ['goal', 'penaltyShot'],
  points: (event) => (event.type === 'goal' || (event.type === 'penaltyShot' && event.scored) ? 1 : 0),
  toldBy: new Map([['penaltyShot', 'goal']]),
  // A goal of another type, or of none, tells of a penalty shot of the same second alone.
  mayTellOf: (event, other) =>
    event.type === 'goal' && (event.goalType === penaltyShotGoal || event.elapsed === other.elapsed),
  within: 'match',
  countsShots: true,
};
