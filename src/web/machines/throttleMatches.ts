import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import { type MonoTypeOperatorFunction, Observable } from 'rxjs';

/** Time and two ways to schedule, as the throttle needs them. */
export interface Pace {
  /** Milliseconds since a fixed moment. */
  readonly now: () => number;
  readonly beforeNextFrame: (run: () => void) => void;
  /** Runs after a delay in milliseconds, before the frame painted then. */
  readonly after: (delay: number, run: () => void) => void;
}

/**
 * Milliseconds after which a snapshot is emitted at once. Longer than a frame on a slow device, which would otherwise render twice at the
 * start of a burst.
 */
const apart = 200;

/** More snapshots than this per second are a flood: no match is played, or read, that fast. */
const flood = 20;

/** Milliseconds between emissions in a flood; they leave a slow device time to respond to input. */
const unhurried = 250;

/** Tells whether the latest moments are a flood. */
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
 * Throttles a match's snapshots to one per frame: at once after a pause, the newest of a burst before the next frame, and four a second in
 * a flood. Other updates are emitted at once, after any snapshot that came before them.
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

/** Milliseconds after which a hidden page, which has no frames, runs a callback. */
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

/** The browser's frames, with a timer for hidden pages. */
export const framePace: Pace = {
  now: () => performance.now(),
  beforeNextFrame,
  after: (delay, run) => void setTimeout(() => beforeNextFrame(run), delay),
};
