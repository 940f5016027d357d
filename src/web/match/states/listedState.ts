import type { Match } from '@kampdag/core/league/match/match';
import { type MatchState, matchStateOf } from '@kampdag/core/league/match/matchState';
import type { WallTime } from '@kampdag/core/time/oslo';

/** Where a match is by the fixture list and the hour, as long as nothing is known of its log or its periods. */
export const listedState = (match: Match, isPublished: boolean, now: WallTime): MatchState =>
  matchStateOf({ match, isPublished, reported: null, decidedIn: null, now });
