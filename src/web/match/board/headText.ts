import type { PeriodPlace } from '@kampdag/core/league/match/periodPlace';
import { type PeriodResult, playedPeriods } from '@kampdag/core/league/match/periodResult';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { MatchPageMessages } from '../../i18n/messages/matchpage.ts';

/** What stands beside a score that was not reached in regulation: `SD`, `SO`; null otherwise. */
export const decidedMark = (
  sport: SportKind,
  place: PeriodPlace | null,
  m: MatchPageMessages,
): { readonly short: string; readonly long: string } | null =>
  place === null ? null : { short: m.shortPeriod(sport, place), long: m.period(sport, place) };

/** The result by period, `(1–0, 0–2, 2–1)`; null without any. */
export const byPeriodText = (sport: SportKind, periods: readonly PeriodResult[] | null): string | null => {
  const played = playedPeriods(periods ?? [], sport);
  return played.length === 0
    ? null
    : `(${played.map(({ homeGoals, awayGoals }) => `${homeGoals}–${awayGoals}`).join(', ')})`;
};
