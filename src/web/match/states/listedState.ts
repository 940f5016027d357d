import type { Match } from '@kampdag/core/league/match/match';
import { type MatchState, matchStateOf } from '@kampdag/core/league/match/matchState';
import type { WallTime } from '@kampdag/core/time/oslo';

/** The state of a match by the fixture list and the time, without its log or periods. */
export const listedState = (match: Match, isPublished: boolean, now: WallTime): MatchState =>
  matchStateOf({ match, isPublished, reported: null, decidedIn: null, now });
