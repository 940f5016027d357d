import { Worker } from 'node:worker_threads';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import type { FontWeight } from './textFit.ts';

/** Where the drawing thread and what it reads are. */
export interface DrawingPlaces {
  /** Its script. */
  readonly worker: string;
  /** resvg's code. */
  readonly wasm: string;
  readonly fonts: Readonly<Record<FontWeight, string>>;
}

/** A picture that the thread is asked for. */
export interface DrawingTask {
  readonly id: number;
  readonly picture: SharePicture;
}

/** Draws share pictures apart from what visitors wait for. */
export interface Drawings {
  /** The PNG of a picture; null where too many are waited for, or it cannot be drawn. */
  readonly draw: (picture: SharePicture) => Promise<Uint8Array | null>;
  readonly close: () => Promise<void>;
}

/** The little that is asked of a worker thread. */
export interface DrawingThread {
  readonly post: (task: DrawingTask) => void;
  readonly end: () => Promise<unknown>;
}

/** How a thread is begun: it tells of each PNG, and once of its end, however it comes. */
export type StartThread = (told: {
  readonly onDrawn: (id: number, png: Uint8Array | null) => void;
  readonly onEnd: () => void;
}) => DrawingThread;

/** Begins a real thread, with little memory of its own. */
export const workerThread =
  (places: DrawingPlaces): StartThread =>
  ({ onDrawn, onEnd }) => {
    const worker = new Worker(places.worker, {
      workerData: places,
      resourceLimits: { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 },
    });
    worker.unref();
    worker.on('message', ({ id, png }: { id: number; png: Uint8Array | null }) => onDrawn(id, png));
    worker.on('error', onEnd);
    worker.on('exit', onEnd);
    return { post: (task) => worker.postMessage(task, []), end: () => worker.terminate() };
  };

/** Pictures that are waited for at once; a drawing takes a tenth of a second. */
const mostWaiting = 60;

/** Milliseconds without a picture after which the thread ends and its memory is given back. */
const patience = 30_000;

/** One thread, begun when a picture is first asked for and ended when none has been for a while: crawlers come seldom, and all at once. */
export const createDrawings = (
  start: StartThread,
  wait: (milliseconds: number) => Promise<unknown>,
): Drawings => {
  const waiting = new Map<number, (png: Uint8Array | null) => void>();
  const state: { thread: DrawingThread | null; last: number; closed: boolean } = {
    thread: null,
    last: 0,
    closed: false,
  };

  const drawn = (id: number, png: Uint8Array | null): void => {
    waiting.get(id)?.(png);
    waiting.delete(id);
  };

  const end = async (): Promise<void> => {
    const { thread } = state;
    state.thread = null;
    for (const id of waiting.keys()) drawn(id, null);
    await thread?.end();
  };

  const begin = (): DrawingThread => {
    const thread = start({
      onDrawn: drawn,
      onEnd: () => {
        if (state.thread === thread) void end();
      },
    });
    state.thread = thread;
    return thread;
  };

  const endWhenIdle = async (id: number): Promise<void> => {
    await wait(patience);
    if (state.last === id && waiting.size === 0) await end();
  };

  return {
    draw: async (picture) => {
      if (state.closed || waiting.size >= mostWaiting) return null;
      state.last += 1;
      const id = state.last;
      const png = new Promise<Uint8Array | null>((resolve) => waiting.set(id, resolve));
      (state.thread ?? begin()).post({ id, picture });
      void png.then(() => endWhenIdle(id));
      return png;
    },
    close: async () => {
      state.closed = true;
      await end();
    },
  };
};
