import { createContext, useContext, useMemo, useState } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';
import { shownActor } from './shownActor.ts';

const PauseContext = createContext(false);

/** Provides whether updates are paused. */
export const PauseProvider = PauseContext.Provider;

/** Whether the visitor has paused updates. */
export const useIsPaused = (): boolean => useContext(PauseContext);

/** Pauses and resumes updates. */
export type Pause = Readonly<ReturnType<typeof usePause>['pause']>;

/**
 * The actor that the page reads, and its pause (WCAG 2.2.2). The subscription continues, so resuming shows everything since at once.
 */
export const usePause = (actor: LiveActor) => {
  const [shown, setShown] = useState<LiveSnapshot | null>(null);
  const read = useMemo(
    () => (shown === null ? actor : { ...shownActor(() => shown), send: actor.send }),
    [actor, shown],
  );
  const pause = useMemo(
    () => ({
      isPaused: shown !== null,
      toggle: () => setShown((before) => (before === null ? actor.getSnapshot() : null)),
    }),
    [actor, shown],
  );
  return { read, pause };
};
