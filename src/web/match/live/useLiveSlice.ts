import { clockOf } from '@kampdag/core/live/clock/clock';
import type { LiveMatch } from '@kampdag/core/live/match';
import { useSelector } from '@xstate/react';
import { useCallback, useDeferredValue } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';
import { nothingKnown } from '../../machines/liveFacts.ts';
import type { LiveMode, LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { sameValue } from '../../ui/sameValue.ts';

/** Subscribes to a slice of the match; renders only when that slice changes. Null until there is a snapshot. */
export const useLiveSlice = <A>(
  actor: LiveActor,
  read: (match: LiveMatch) => A,
  same: (a: A, b: A) => boolean = sameValue,
): A | null =>
  useSelector(
    actor,
    useCallback(({ context: { match } }: LiveSnapshot) => (match === null ? null : read(match)), [read]),
    useCallback((a: A | null, b: A | null) => a === b || (a !== null && b !== null && same(a, b)), [same]),
  );

/** Subscribes to a slice of the match with a deferred render, after score and clock, so that no event causes a long frame. */
export const useDeferredSlice = <A>(
  actor: LiveActor,
  read: (match: LiveMatch) => A,
  same?: (a: A, b: A) => boolean,
): A | null => useDeferredValue(useLiveSlice(actor, read, same));

/** The mode of a page whose log ends here. */
const modeOfLog = (match: LiveMatch): LiveMode => {
  const { state } = clockOf(match);
  if (state === 'ended') return 'ended';
  return state === 'notStarted' ? 'notYet' : 'following';
};

/** What a live match's machine shows of a match as of a moment. */
export const shownAt = (match: LiveMatch): LiveSnapshot => ({
  value: modeOfLog(match),
  context: { ...nothingKnown, match },
});

const modeOf = ({ value, context: { match } }: LiveSnapshot): LiveMode =>
  match !== null && (value === 'waiting' || value === 'replaying') ? modeOfLog(match) : value;

/** The machine's mode; until it follows, what the log says that came with the page. */
export const useMode = (actor: LiveActor): LiveMode => useSelector(actor, modeOf);

/** Whether nothing of the match is known yet. */
export const isUnknown = ({ context: { match } }: LiveSnapshot): boolean => match === null;

/** Whether nothing of the match is known yet, and it is being read. */
export const isComing = ({ value, context: { match } }: LiveSnapshot): boolean =>
  match === null && (value === 'waiting' || value === 'replaying');

/** Whether the match has begun by its log; until that is known, by the fixture list: `isPlayed`. */
export const useHasBegun = (actor: LiveActor, isPlayed: boolean): boolean => {
  const mode = useMode(actor);
  const isLoading = useSelector(actor, isUnknown) && !isPlayed;
  return mode !== 'notYet' && mode !== 'notSetUp' && !isLoading;
};

/** Whether there is no snapshot and none is loading, so that the page promises nothing (reading 28). */
export const isUnavailable = ({ value, context }: LiveSnapshot): boolean =>
  context.match === null && (value === 'unavailable' || value === 'reconnecting');
