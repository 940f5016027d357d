import type { SheetRule } from './sport.ts';

/** A sheet on which every goal or point counts 1, without specified incident types. */
export const sheetOfGoals: SheetRule = {
  incidentKinds: new Map(),
  pointsOf: (kind) => (kind === 'goal' || kind === 'ownGoal' || kind === 'point' ? 1 : 0),
  listsUnplayedPeriods: false,
};
