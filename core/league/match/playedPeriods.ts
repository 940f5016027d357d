import type { PeriodResult } from '../incident/incident.ts';
import type { SportRules } from '../rules/sportRules.ts';

/** The periods that were played, in order. In a sport whose sheet lists unplayed periods, those at 0–0 are left out. */
export const playedPeriods = (
  results: readonly PeriodResult[],
  { sheet }: Pick<SportRules, 'sheet'>,
): readonly PeriodResult[] =>
  results
    .filter(({ homeGoals, awayGoals }) => !sheet.listsUnplayedPeriods || homeGoals !== 0 || awayGoals !== 0)
    .toSorted((a, b) => a.periodId - b.periodId);
