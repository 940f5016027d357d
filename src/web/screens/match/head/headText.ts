import type { Match } from '@kampdag/core/league/match';
import { isLiveNow } from '@kampdag/core/league/matchStatus';
import { decidedIn, type PeriodPlace, periodPlaceOf } from '@kampdag/core/league/periodPlace';
import { type PeriodResult, playedPeriods } from '@kampdag/core/league/periodResult';
import type { PeriodKind } from '@kampdag/core/sport/sport';
import type { SportKind } from '@kampdag/core/sport/sportKind';
import type { WallTime } from '@kampdag/core/time/oslo';
import type { MatchPageMessages } from '../../../i18n/messages/matchpage.ts';

/** How a match was decided, as far as its periods tell; regulation while they are not known. */
export const decisionOf = (
  { result }: Match,
  sport: SportKind,
  periods: readonly PeriodResult[] | null,
): PeriodKind =>
  result === null || periods === null || sport === 'volleyball'
    ? 'regulation'
    : decidedIn(
        sport,
        playedPeriods(periods, sport).map(({ periodId, name }) => ({ periodId, name })),
      );

/** The state of a match in a word. */
export const stateText = (
  match: Match,
  decision: PeriodKind,
  now: WallTime,
  { state }: MatchPageMessages,
): string => {
  switch (match.nonPlayReason) {
    case 'MatchPostponed':
      return state.postponed;
    case 'MatchCancelled':
      return state.cancelled;
    case 'HomeTeamWalkover':
    case 'AwayTeamWalkover':
      return state.walkover;
    case 'HomeTeamNoShow':
    case 'AwayTeamNoShow':
    case 'BothTeamsNoShow':
      return state.noShow;
    case null:
      break;
    default:
      return match.nonPlayReason satisfies never;
  }
  if (match.result !== null) return decision === 'regulation' ? state.final : state[decision];
  if (isLiveNow(match, now)) return state.live;
  const isAhead =
    match.date !== null &&
    (match.date > now.date || (match.date === now.date && (match.start === null || match.start > now.time)));
  return isAhead ? state.upcoming : state.noResult;
};

/** What stands beside a score that was not reached in regulation: `OT`, `SO`; null otherwise. */
export const decidedMark = (
  sport: SportKind,
  decision: PeriodKind,
  periods: readonly PeriodResult[] | null,
  m: MatchPageMessages,
): { readonly short: string; readonly long: string } | null => {
  if (decision === 'regulation') return null;
  const last = (periods ?? [])
    .map(({ periodId, name }) => periodPlaceOf(sport, { periodId, name }))
    .findLast((place): place is PeriodPlace => place?.kind === decision);
  const place = last ?? { kind: decision, number: 1 };
  return { short: m.shortPeriod(sport, place), long: m.period(sport, place) };
};

/** The result by period, `(1–0, 0–2, 2–1)`; null without any. */
export const byPeriodText = (sport: SportKind, periods: readonly PeriodResult[] | null): string | null => {
  const played = playedPeriods(periods ?? [], sport);
  return played.length === 0
    ? null
    : `(${played.map(({ homeGoals, awayGoals }) => `${homeGoals}–${awayGoals}`).join(', ')})`;
};
