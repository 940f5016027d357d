import type { ReportedStrength } from './penalties/assessedPenalty.ts';

/** A score sheet's codes for kinds of goal (specification §3; 200150 from wire-format §4). */
export type GoalTypeCode = 'EQ' | 'PP1' | 'PP2' | 'SH1' | 'SH2' | 'PS';

const codes: ReadonlyMap<number, GoalTypeCode> = new Map([
  [200141, 'EQ'],
  [200142, 'PP1'],
  [200143, 'PP2'],
  [200144, 'SH1'],
  [200145, 'SH2'],
  [200150, 'PS'],
]);

/** The federation's goal type of a goal from a penalty shot. */
export const penaltyShotGoal = 200150;

/** The code of the federation's goal type; null when unknown. */
export const goalTypeCode = (goalType: number | null): GoalTypeCode | null =>
  goalType === null ? null : (codes.get(goalType) ?? null);

/** The strength of the federation's goal type; null when unknown. */
export const reportedStrength = (goalType: number | null): ReportedStrength | null => {
  const code = goalTypeCode(goalType);
  switch (code) {
    case 'EQ':
      return 'even';
    case 'PP1':
    case 'PP2':
      return 'powerPlay';
    case 'SH1':
    case 'SH2':
      return 'shortHanded';
    case 'PS':
      return 'penaltyShot';
    case null:
      return null;
    default:
      return code satisfies never;
  }
};
