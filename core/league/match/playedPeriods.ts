import type { PlayedSport } from '../../sport/leagueRules.ts';
import { sportOf } from '../../sport/sportOf.ts';
import type { PeriodResult } from '../incident/incident.ts';

/** The periods that were played, in order. In a sport whose sheet lists unplayed periods, those at 0–0 are left out. */
export const playedPeriods = (
  results: readonly PeriodResult[],
  sport: PlayedSport,
): readonly PeriodResult[] =>
  results
    .filter(
      ({ homeGoals, awayGoals }) =>
        !sportOf(sport).sheet.listsUnplayedPeriods || homeGoals !== 0 || awayGoals !== 0,
    )
    .toSorted((a, b) => a.periodId - b.periodId);
