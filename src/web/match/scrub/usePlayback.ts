import type { MatchId } from '@kampdag/core/ids';
import { readSerial } from '@kampdag/core/live/log/timeToken';
import { matchStart, momentParameter } from '@kampdag/core/site/paths';
import { hidesResultOf } from '@kampdag/core/site/viewing';
import { useState } from 'react';
import { useHydrated } from '../../context/hydration.tsx';
import { useServices, useViewing } from '../../context/services.ts';
import { useQuery } from '../../router/useQuery.ts';
import { seenMoment } from './seenMoments.ts';

/** Whether a match whose result is hidden is played back. */
export interface Playback {
  readonly isPlayedBack: boolean;
  /** Plays it back from the moment in the address; null where that names none, or one that cannot be read. */
  readonly onMoment: (() => void) | null;
}

const notPlayed: Playback = { isPlayedBack: false, onMoment: null };

/**
 * Which matches visitors who hide results play back: from the start, or from a moment in the address that they have come to before. A
 * later one, as in a friend's link, tells the score: it is asked about first.
 */
export const usePlayback = (): ((matchId: MatchId) => Playback) => {
  const viewing = useViewing();
  const { preferences } = useServices();
  const isHydrated = useHydrated();
  const [query] = useQuery();
  const [accepted, setAccepted] = useState<MatchId | null>(null);
  return (matchId) => {
    const named = query.get(momentParameter);
    if (!hidesResultOf(viewing, matchId) || named === null) return notPlayed;
    const serial = readSerial(named);
    if (named !== matchStart && serial === null) return notPlayed;
    const seen = isHydrated ? seenMoment(preferences, matchId) : null;
    const isSeen = serial === null || accepted === matchId || (seen !== null && serial <= seen);
    return { isPlayedBack: isSeen, onMoment: isSeen ? null : () => setAccepted(matchId) };
  };
};
