import { type Moment, momentOf } from '@kampdag/core/live/cursor/moment';
import { matchPlaybackScaleOf, positionOn } from '@kampdag/core/live/cursor/playbackScale';
import type { Serial } from '@kampdag/core/live/log/timeToken';
import type { LiveMatch } from '@kampdag/core/live/match';
import { useEffect, useState } from 'react';
import { useServices } from '../../context/services.ts';
import { keepSeenMoment, seenMoment } from './seenMoments.ts';

const positionOf = (match: LiveMatch, serial: Serial | null): number => {
  const moment = serial === null ? null : momentOf(match, serial);
  return moment === null ? 0 : positionOn(matchPlaybackScaleOf(match), moment.timestamp);
};

/**
 * How far into a match that is played back a visitor who hides its result has come, in milliseconds of its playback scale: the length of
 * the scale itself tells how many sets were played, and whether there was overtime.
 *
 * @param place the position now
 */
export const useSeen = (match: LiveMatch, { serial }: Moment, place: number, isHidden: boolean): number => {
  const { preferences } = useServices();
  const { matchId } = match;
  const [seen, setSeen] = useState(() =>
    Math.max(place, isHidden ? positionOf(match, seenMoment(preferences, matchId)) : 0),
  );
  if (place > seen) setSeen(place);
  useEffect(() => {
    if (isHidden) keepSeenMoment(preferences, matchId, serial);
  }, [isHidden, preferences, matchId, serial]);
  return Math.max(seen, place);
};
