import { detailsOf, type MatchDetails } from '@kampdag/core/live/lineup/details';
import type { LiveMatch } from '@kampdag/core/live/match';
import type { MatchData } from '@kampdag/core/live/wire/matchData';
import type { LiveActor } from '../../machines/followMatch.ts';
import { sameValue } from '../../ui/sameValue.ts';
import { useLiveSlice } from './useLiveSlice.ts';

const identity = (match: LiveMatch): LiveMatch => match;

const withoutAttendance = ({ data }: LiveMatch): MatchData => ({ ...data, attendance: null });

const sameDescription = (a: LiveMatch, b: LiveMatch): boolean =>
  sameValue(withoutAttendance(a), withoutAttendance(b)) &&
  sameValue(detailsOf(a).periods, detailsOf(b).periods);

/**
 * Teams, date and venue of the match; the same object until they change. May lag behind the attendance, which no reader of it
 * shows.
 */
export const useDetails = (actor: LiveActor): MatchDetails | null => {
  const match = useLiveSlice(actor, identity, sameDescription);
  return match === null ? null : detailsOf(match);
};
