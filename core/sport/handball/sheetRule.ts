import { sheetOfGoals } from '../sheetRules.ts';
import type { SheetRule } from '../sport.ts';

/** Handball's sheet: a scored 7-metre throw is a goal too. */
export const handballSheet: SheetRule = {
  incidentKinds: new Map([
    [200_701, 'goal'],
    [200_702, 'sevenMetreGoal'],
    [200_703, 'sevenMetreMiss'],
    [200_704, 'sevenMetreMiss'],
    [200_705, 'suspension'],
    [200_706, 'yellowCard'],
    [200_707, 'redCard'],
    [200_708, 'blueCard'],
    [200_709, 'timeout'],
  ]),
  pointsOf: (kind, subtypeId) => (kind === 'sevenMetreGoal' ? 1 : sheetOfGoals.pointsOf(kind, subtypeId)),
  listsUnplayedPeriods: false,
};
