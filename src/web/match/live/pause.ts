import { createContext, useContext, useMemo, useState } from 'react';
import type { LiveActor } from '../../machines/followMatch.ts';
import type { LiveSnapshot } from '../../machines/liveMatchMachine.ts';

const PauseContext = createContext(false);

/** Tells what ticks that nothing moves by itself now. */
export const PauseProvider = PauseContext.Provider;

/** Whether the visitor has stopped what changes by itself. */
export const useIsPaused = (): boolean => useContext(PauseContext);

/** The match as it stood when it was stopped. */
const stopped = (actor: LiveActor, shown: LiveSnapshot): LiveActor => ({
  ...actor,
  getSnapshot: () => shown,
  subscribe: () => ({ unsubscribe: () => undefined }),
});

/** Stops and resumes what changes by itself (WCAG 2.2.2): the line is followed on, and what came meanwhile is there at once. */
export interface Pause {
  readonly isPaused: boolean;
  readonly toggle: () => void;
}

/** The actor that the page reads, and the way to stop it where it is. */
export const usePause = (actor: LiveActor): { readonly read: LiveActor; readonly pause: Pause } => {
  const [shown, setShown] = useState<LiveSnapshot | null>(null);
  const read = useMemo(() => (shown === null ? actor : stopped(actor, shown)), [actor, shown]);
  const pause = useMemo(
    () => ({
      isPaused: shown !== null,
      toggle: () => setShown((before) => (before === null ? actor.getSnapshot() : null)),
    }),
    [actor, shown],
  );
  return { read, pause };
};
