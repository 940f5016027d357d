import type { LiveUpdate } from '@kampdag/core/live/channel/stream';
import { type MonoTypeOperatorFunction, Observable } from 'rxjs';

/** Time and two ways to schedule, as the throttle needs them. */
export interface FrameScheduler {
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
const pause = 200;

/** More snapshots than this per second are a flood: no match is played, or read, that fast. */
const flood = 20;

/** Milliseconds between emissions in a flood; they leave a slow device time to respond to input. */
const floodInterval = 250;

/** Tells whether the latest moments are a flood. */
const rateMeter = (): ((moment: number) => boolean) => {
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
export const throttleMatches =
  ({ now, beforeNextFrame, after }: FrameScheduler): MonoTypeOperatorFunction<LiveUpdate> =>
  (updates$) =>
    new Observable((subscriber) => {
      let emittedAt = Number.NEGATIVE_INFINITY;
      let newest: LiveUpdate | null = null;
      const isFlood = rateMeter();
      const emit = (): void => {
        if (newest === null) return;
        const update = newest;
        newest = null;
        emittedAt = now();
        subscriber.next(update);
      };
      return updates$.subscribe({
        next: (update) => {
          if (update.type !== 'match') {
            emit();
            subscriber.next(update);
            return;
          }
          const isScheduled = newest !== null;
          const moment = now();
          const wait = isFlood(moment) ? emittedAt + floodInterval - moment : 0;
          newest = update;
          if (isScheduled) return;
          if (wait > 0) after(wait, emit);
          else if (moment - emittedAt >= pause) emit();
          else beforeNextFrame(emit);
        },
        error: (error: unknown) => {
          emit();
          subscriber.error(error);
        },
        complete: () => {
          emit();
          subscriber.complete();
        },
      });
    });

/** Milliseconds after which a hidden page, which has no frames, runs a callback. */
const hiddenPageDelay = 100;

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
  const timer = setTimeout(once, hiddenPageDelay);
};

/** The browser's frames, with a timer for hidden pages. */
export const browserFrames: FrameScheduler = {
  now: () => performance.now(),
  beforeNextFrame,
  after: (delay, run) => void setTimeout(() => beforeNextFrame(run), delay),
};
