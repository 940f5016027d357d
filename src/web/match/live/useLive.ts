import type { LiveMatch } from '@kampdag/core/live/match';
import { useCallback, useDeferredValue } from 'react';
import type { LaterActor } from '../../machines/laterActor.ts';
import type { LiveMode, LiveShown, LiveWish } from '../../machines/liveMatchState.ts';
import { useShown } from '../../machines/useLater.ts';
import { sameValue } from './sameValue.ts';

/** The machine of a live page. */
export type LiveActor = LaterActor<LiveShown, LiveWish>;

/** A slice of the match: repaints its reader only when what it reads has changed. Null until there is a snapshot. */
export const useReading = <A>(
  actor: LiveActor,
  read: (match: LiveMatch) => A,
  same: (a: A, b: A) => boolean = sameValue,
): A | null =>
  useShown(
    actor,
    useCallback(({ match }: LiveShown) => (match === null ? null : read(match)), [read]),
    useCallback((a: A | null, b: A | null) => a === b || (a !== null && b !== null && same(a, b)), [same]),
  );

/** A slice of the match that is drawn after the score and the clock, in a frame of its own: no event costs a long one. */
export const useReadingAfter = <A>(
  actor: LiveActor,
  read: (match: LiveMatch) => A,
  same?: (a: A, b: A) => boolean,
): A | null => useDeferredValue(useReading(actor, read, same));

const modeOf = ({ mode }: LiveShown): LiveMode => mode;

/** The machine's mode. */
export const useMode = (actor: LiveActor): LiveMode => useShown(actor, modeOf);

/** No snapshot, and none on its way: nothing is promised that may never come (reading 28). */
export const hasNothing = ({ match, mode }: LiveShown): boolean =>
  match === null && (mode === 'unavailable' || mode === 'reconnecting');
