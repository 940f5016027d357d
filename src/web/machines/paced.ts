import type { LiveUpdate } from '@kampdag/core/live/stream';
import { type MonoTypeOperatorFunction, Observable } from 'rxjs';

/** What paces: the time that passes, and a way to be called before the next frame is painted. */
export interface Pace {
  /** Milliseconds from any fixed moment on. */
  readonly now: () => number;
  readonly beforeNextFrame: (run: () => void) => void;
}

/**
 * Snapshots further apart than this, in milliseconds, are told at once. Longer than a slow device takes for a frame: in a burst
 * the first message after one would otherwise have it draw twice.
 */
const apart = 200;

/**
 * Tells a match at most once a frame: at once when nothing came just before, as at a match's normal pace; of a burst the newest
 * snapshot, before the next frame is painted, for what is told in between is never seen. What else becomes known is told at once,
 * after the snapshot that was before it.
 */
export const paced =
  ({ now, beforeNextFrame }: Pace): MonoTypeOperatorFunction<LiveUpdate> =>
  (updates$) =>
    new Observable((subscriber) => {
      let toldAt = Number.NEGATIVE_INFINITY;
      let newest: LiveUpdate | null = null;
      const tell = (): void => {
        if (newest === null) return;
        const update = newest;
        newest = null;
        toldAt = now();
        subscriber.next(update);
      };
      return updates$.subscribe({
        next: (update) => {
          if (update.type !== 'match') {
            tell();
            subscriber.next(update);
            return;
          }
          const isDue = newest !== null;
          newest = update;
          if (isDue) return;
          if (now() - toldAt >= apart) tell();
          else beforeNextFrame(tell);
        },
        error: (error: unknown) => {
          tell();
          subscriber.error(error);
        },
        complete: () => {
          tell();
          subscriber.complete();
        },
      });
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
