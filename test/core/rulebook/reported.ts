import type { LiveMatch } from '@kampdag/core/live/match';
import type { Sport } from '@kampdag/core/sport/sport';
import type { SportKind } from '@kampdag/core/sportKind';
import type { Body } from '../../arbitraries/liveMessages.ts';
import { event, foldedMatch, type TimedMessage, timer } from '../live/timedMessages.ts';

/** The id before that of a sport's first period. */
const beforeFirst: Readonly<Record<SportKind, number>> = {
  icehockey: 200_050,
  basketball: 200_072,
  volleyball: 200_060,
  soccer: 200_050,
  handball: 200_090,
  plain: 200_900,
};

/** What is reported in one sport: periods are counted from 1, in the order of the sport's rules. */
export interface Reporter {
  readonly event: (team: 'H' | 'A' | null, type: string, period: number, elapsed: number, own?: Body) => Body;
  readonly timer: (action: Parameters<typeof timer>[0], period: number, elapsed: number) => Body;
  /** The match of some reports, a second apart. */
  readonly match: (...reports: readonly Body[]) => LiveMatch;
  /** The match of reports at some seconds. */
  readonly matchAt: (...reports: readonly TimedMessage[]) => LiveMatch;
}

/** The reporter of a sport. */
export const reporterOf = (sport: SportKind | Sport): Reporter => {
  const kind = typeof sport === 'string' ? sport : sport.kind;
  const inPeriod = (period: number): Body => ({ Period: beforeFirst[kind] + period });
  return {
    event: (team, type, period, elapsed, own = {}) => ({
      ...event(type, team, period, elapsed, own),
      ...inPeriod(period),
    }),
    timer: (action, period, elapsed) => ({ ...timer(action, period, elapsed), ...inPeriod(period) }),
    match: (...reports) =>
      foldedMatch(
        reports.map((report, index) => [index, report]),
        sport,
      ),
    matchAt: (...reports) => foldedMatch(reports, sport),
  };
};
