import type { Counted } from '@kampdag/core/league/match/periodCounts';
import { periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import type { PeriodResult } from '@kampdag/core/league/match/periodResult';
import type { SportKind } from '@kampdag/core/sport/sportKind';

/** What both sides scored in each period, to be counted. */
export const playedIn = (sport: SportKind, results: readonly PeriodResult[]): readonly Counted[] =>
  results.flatMap(({ periodId, name, homeGoals, awayGoals }): readonly Counted[] => {
    const place = periodPlaceOf(sport, { periodId, name });
    return [
      { side: 'home', place, amount: homeGoals },
      { side: 'away', place, amount: awayGoals },
    ];
  });
