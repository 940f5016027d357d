import { isLiveNow, type TimedMatch } from '../league/match/matchStatus.ts';
import type { WallTime } from '../time/oslo.ts';

/** The page that a match links to (reading 11): result → match; live → livematch; else none yet. */
export type Destination = 'match' | 'livematch' | 'matchnotready';

/** The page that every click on a match leads to; `matchnotready` is never navigated to. */
export const destinationOf = (match: TimedMatch, now: WallTime): Destination =>
  match.result !== null ? 'match' : isLiveNow(match, now) ? 'livematch' : 'matchnotready';
