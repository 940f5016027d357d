import type { LaterActor } from '../../machines/laterActor.ts';

/** What paces: the time that passes, and a way to be called before the next frame is painted. */
export interface Pace {
  /** Milliseconds from any fixed moment on. */
  readonly now: () => number;
  readonly beforeNextFrame: (run: () => void) => void;
}

/** Changes further apart than this, in milliseconds, are told at once. */
const apart = 30;

/**
 * An actor that tells what changed at most once a frame: at once when nothing changed just before, as at a match's normal pace;
 * in a burst all that came since together, before the next frame is painted, for what is told in between is never seen. What
 * can be asked of it is always the newest.
 */
export const pacedActor = <Shown, Event>(
  actor: LaterActor<Shown, Event>,
  { now, beforeNextFrame }: Pace,
): LaterActor<Shown, Event> => ({
  ...actor,
  subscribe: (changed) => {
    let toldAt = Number.NEGATIVE_INFINITY;
    let isDue = false;
    let isOver = false;
    const tell = (): void => {
      isDue = false;
      if (isOver) return;
      toldAt = now();
      changed(actor.getSnapshot());
    };
    const end = actor.subscribe(() => {
      if (isDue) return;
      if (now() - toldAt >= apart) tell();
      else {
        isDue = true;
        beforeNextFrame(tell);
      }
    });
    return () => {
      isOver = true;
      end();
    };
  },
});

/** So long, in milliseconds, a page out of sight waits, which has no frames. */
const withoutFrames = 100;

/** The browser's frames; a page out of sight has none, and is told all the same. */
export const framePace: Pace = {
  now: () => performance.now(),
  beforeNextFrame: (run) => {
    let isDone = false;
    const once = (): void => {
      if (isDone) return;
      isDone = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      run();
    };
    const frame = requestAnimationFrame(once);
    const timer = setTimeout(once, withoutFrames);
  },
};
