import type { Side } from '../../side.ts';
import type { WallTime } from '../../time/oslo.ts';
import type { Match } from './match.ts';
import { isLiveNow } from './matchStatus.ts';
import type { NonPlayReason } from './nonPlayReason.ts';

/** The status shown of a match (specification §4 "Match statuses shown"; reading 9 adds the last two). */
export type ShownStatus =
  /** On another day, or without a start time. */
  | { readonly type: 'Scheduled' }
  /** Later today. */
  | { readonly type: 'Upcoming' }
  /** Being played and reported live. */
  | { readonly type: 'Live' }
  /** Being played according to the clock, without live reporting. */
  | { readonly type: 'InProgress' }
  /** With a result, or over by the clock. */
  | { readonly type: 'Finished' }
  | { readonly type: 'Cancelled' }
  | { readonly type: 'Postponed' }
  /** Decided without play, for or against the side that the federation names. */
  | { readonly type: 'Walkover'; readonly side: Side }
  /** The side that did not come. */
  | { readonly type: 'NoShow'; readonly side: Side | 'both' };

const notPlayed: Readonly<Record<NonPlayReason, ShownStatus>> = {
  MatchCancelled: { type: 'Cancelled' },
  MatchPostponed: { type: 'Postponed' },
  HomeTeamWalkover: { type: 'Walkover', side: 'home' },
  AwayTeamWalkover: { type: 'Walkover', side: 'away' },
  HomeTeamNoShow: { type: 'NoShow', side: 'home' },
  AwayTeamNoShow: { type: 'NoShow', side: 'away' },
  BothTeamsNoShow: { type: 'NoShow', side: 'both' },
};

const isBefore = (match: Match, now: WallTime): boolean =>
  match.date === null ||
  match.date > now.date ||
  (match.date === now.date && (match.start === null || match.start > now.time));

/** Whether it is being played according to the clock, reported or not. */
const isBeingPlayed = (match: Match, now: WallTime): boolean =>
  isLiveNow({ ...match, liveClientType: 'Simple' }, now);

/** The status shown of a match. The reason for not playing comes before the result (reading 9: a walkover has one). */
export const shownStatusOf = (match: Match, now: WallTime): ShownStatus => {
  if (match.nonPlayReason !== null) return notPlayed[match.nonPlayReason];
  if (match.result !== null) return { type: 'Finished' };
  if (isLiveNow(match, now)) return { type: 'Live' };
  if (isBeingPlayed(match, now)) return { type: 'InProgress' };
  if (!isBefore(match, now)) return { type: 'Finished' };
  return match.date === now.date && match.start !== null ? { type: 'Upcoming' } : { type: 'Scheduled' };
};
