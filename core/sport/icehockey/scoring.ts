import type { ScoringRule } from '../scoring.ts';
import { penaltyShotGoal } from './goalType.ts';

/** Goals, one each; a scored penalty shot is one unless a Goal tells of it too. */
export const hockeyScoring: ScoringRule = {
  types: ['goal', 'penaltyShot'],
  points: (event) => (event.type === 'goal' || (event.type === 'penaltyShot' && event.scored) ? 1 : 0),
  repeatedBy: new Map([['penaltyShot', 'goal']]),
  // A goal of another type, or of none, tells of a penalty shot of the same second alone.
  mayRepeat: (event, other) =>
    event.type === 'goal' && (event.goalType === penaltyShotGoal || event.elapsed === other.elapsed),
  countsShots: true,
};
