import type { LiveMatch } from '@kampdag/core/live/match';
import { useSelector } from '@xstate/react';
import { useCallback, useDeferredValue } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveMode, LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { sameValue } from '../../ui/sameValue.ts';

/** A slice of the match: repaints its reader only when what it reads has changed. Null until there is a snapshot. */
export const useReading = <A>(
  actor: LiveActor,
  read: (match: LiveMatch) => A,
  same: (a: A, b: A) => boolean = sameValue,
): A | null =>
  useSelector(
    actor,
    useCallback(({ context: { match } }: LiveSnapshot) => (match === null ? null : read(match)), [read]),
    useCallback((a: A | null, b: A | null) => a === b || (a !== null && b !== null && same(a, b)), [same]),
  );

/** A slice of the match that is drawn after the score and the clock, in a frame of its own: no event costs a long one. */
export const useReadingAfter = <A>(
  actor: LiveActor,
  read: (match: LiveMatch) => A,
  same?: (a: A, b: A) => boolean,
): A | null => useDeferredValue(useReading(actor, read, same));

const modeOf = ({ value }: LiveSnapshot): LiveMode => value;

/** The machine's mode. */
export const useMode = (actor: LiveActor): LiveMode => useSelector(actor, modeOf);

/** No snapshot, and none on its way: nothing is promised that may never come (reading 28). */
export const hasNothing = ({ value, context }: LiveSnapshot): boolean =>
  context.match === null && (value === 'unavailable' || value === 'reconnecting');
