import type { SheetRule } from './sport.ts';

/** A sheet of goals or points worth one each, whose incident types have no specified numbers. */
export const sheetOfGoals: SheetRule = {
  incidentKinds: new Map(),
  pointsOf: (kind) => (kind === 'goal' || kind === 'ownGoal' || kind === 'point' ? 1 : 0),
  listsUnplayedPeriods: false,
};
