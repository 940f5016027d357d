import type { PeriodResult } from '@kampdag/core/league/incident/incident';
import { byPlace, decidedIn, periodPlaceOf } from '@kampdag/core/league/match/periodPlace';
import { playedPeriods } from '@kampdag/core/league/match/playedPeriods';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { CardPeriod, OfficialPeriods } from './matchCard.ts';

/** The federation's results by period for a match card. */
export const officialPeriods = (sport: SportKind, results: readonly PeriodResult[]): OfficialPeriods => {
  const played = playedPeriods(results, sport);
  return {
    periods: played
      .flatMap((result): readonly CardPeriod[] => {
        const place = periodPlaceOf(sport, result);
        return place === null || place.kind === 'shootout'
          ? []
          : [{ place, score: { home: result.homeGoals, away: result.awayGoals } }];
      })
      .toSorted((a, b) => byPlace(a.place, b.place)),
    decidedIn: decidedIn(sport, played),
  };
};
