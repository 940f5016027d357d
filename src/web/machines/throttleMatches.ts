import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import { type MonoTypeOperatorFunction, Observable } from 'rxjs';

/** What paces: the time that passes, and two ways to be called later. */
export interface Pace {
  /** Milliseconds from any fixed moment on. */
  readonly now: () => number;
  readonly beforeNextFrame: (run: () => void) => void;
  /** Calls after so many milliseconds, before the frame that is painted then. */
  readonly after: (delay: number, run: () => void) => void;
}

/**
 * Snapshots further apart than this, in milliseconds, are told at once. Longer than a slow device takes for a frame: in a burst
 * the first message after one would otherwise have it draw twice.
 */
const apart = 200;

/** More snapshots than this in a second are a flood: no match is played so fast, and nobody reads so fast. */
const flood = 20;

/** Milliseconds between two tellings in a flood: a slow device is left time to answer who touches it. */
const unhurried = 250;

/** Tells whether a moment and those noted before it are a flood. */
const floodGauge = (): ((moment: number) => boolean) => {
  const moments: number[] = [];
  return (moment) => {
    moments.push(moment);
    if (moments.length <= flood) return false;
    const [first = moment] = moments;
    moments.shift();
    return moment - first < 1000;
  };
};

/**
 * Tells a match at most once a frame: at once when nothing came just before, as at a match's normal pace; of a burst the newest
 * snapshot, before the next frame is painted, for what is told in between is never seen; of a flood four a second. What else
 * becomes known is told at once, after the snapshot that was before it.
 */
export const paced =
  ({ now, beforeNextFrame, after }: Pace): MonoTypeOperatorFunction<LiveUpdate> =>
  (updates$) =>
    new Observable((subscriber) => {
      let toldAt = Number.NEGATIVE_INFINITY;
      let newest: LiveUpdate | null = null;
      const isFlood = floodGauge();
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
          const moment = now();
          const wait = isFlood(moment) ? toldAt + unhurried - moment : 0;
          newest = update;
          if (isDue) return;
          if (wait > 0) after(wait, tell);
          else if (moment - toldAt >= apart) tell();
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

const beforeNextFrame = (run: () => void): void => {
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
};

/** The browser's frames; a page out of sight has none, and is told all the same. */
export const framePace: Pace = {
  now: () => performance.now(),
  beforeNextFrame,
  after: (delay, run) => void setTimeout(() => beforeNextFrame(run), delay),
};
