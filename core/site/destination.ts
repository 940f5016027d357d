import { isLiveNow, type TimedMatch } from '../league/match/matchStatus.ts';
import type { WallTime } from '../time/oslo.ts';

/** Where a match leads (reading 11): result → match; live → livematch; else nowhere yet. */
export type Destination = 'match' | 'livematch' | 'matchnotready';

/** One pure function decides where every click on a match leads; `matchnotready` is a target to which nothing navigates. */
export const destinationOf = (match: TimedMatch, now: WallTime): Destination =>
  match.result !== null ? 'match' : isLiveNow(match, now) ? 'livematch' : 'matchnotready';
