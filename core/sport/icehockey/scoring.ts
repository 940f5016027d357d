import type { ScoringRule } from '../scoring.ts';
import { penaltyShotGoal } from './goalType.ts';

/** Hockey's scoring: goals, and scored penalty shots that no Goal repeats, count one each. */
export const hockeyScoring: ScoringRule = {
  types: ['goal', 'penaltyShot'],
  points: (event) => (event.type === 'goal' || (event.type === 'penaltyShot' && event.scored) ? 1 : 0),
  repeatedBy: new Map([['penaltyShot', 'goal']]),
  // A goal of another type repeats a penalty shot only of the same second.
  mayRepeat: (event, other) =>
    event.type === 'goal' && (event.goalType === penaltyShotGoal || event.elapsed === other.elapsed),
  countsShots: true,
};
