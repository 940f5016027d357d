import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SharePicture } from '@kampdag/core/site/sharePicture';
import type { FontWeight } from './textFit.ts';

/** The paths of the drawing thread and its files. */
export interface DrawingPlaces {
  /** Its script. */
  readonly worker: string;
  /** The resvg module. */
  readonly wasm: string;
  readonly fonts: Readonly<Record<FontWeight, string>>;
}

/** A picture for the thread to draw. */
export interface DrawingTask {
  readonly id: number;
  readonly picture: SharePicture;
}

/** Draws share pictures in the background. */
export interface Drawings {
  /** The PNG of a picture; null if too many are pending, or drawing fails. */
  readonly draw: (picture: SharePicture) => Promise<Uint8Array | null>;
  readonly close: () => Promise<void>;
}

/** The used part of a worker thread. */
export interface DrawingThread {
  readonly post: (task: DrawingTask) => void;
  readonly end: () => Promise<unknown>;
}

/** Starts a thread; calls back with each PNG, and once when the thread ends for any reason. */
export type StartThread = (callbacks: {
  readonly onDrawn: (id: number, png: Uint8Array | null) => void;
  readonly onEnd: () => void;
}) => DrawingThread;

/** Starts a worker thread with little memory. */
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

/** Maximum pending pictures; drawing one takes a tenth of a second. */
const mostWaiting = 60;

/** Milliseconds of idleness after which the thread ends and frees its memory. */
const idleTimeout = 30_000;

/** Draws in one thread, started on demand and ended when idle: crawlers come rarely, and in bursts. */
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
    await wait(idleTimeout);
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

/** The drawing files of the built server, which the build puts in a folder beside it (`drawingFiles`). */
export const builtPlaces = (folder: string): DrawingPlaces => ({
  worker: join(folder, 'drawingWorker.js'),
  wasm: join(folder, 'drawing/resvg.wasm'),
  fonts: {
    500: join(folder, 'drawing/inter-500.ttf'),
    700: join(folder, 'drawing/inter-700.ttf'),
    800: join(folder, 'drawing/inter-800.ttf'),
  },
});

/** The drawing files in the source tree, for a server that runs from sources. */
export const sourcePlaces = (root: string): DrawingPlaces => {
  const inter = join(root, 'node_modules/@expo-google-fonts/inter');
  return {
    worker: join(root, 'src/server/share/drawingWorker.ts'),
    wasm: join(root, 'node_modules/@resvg/resvg-wasm/index_bg.wasm'),
    fonts: {
      500: join(inter, '500Medium/Inter_500Medium.ttf'),
      700: join(inter, '700Bold/Inter_700Bold.ttf'),
      800: join(inter, '800ExtraBold/Inter_800ExtraBold.ttf'),
    },
  };
};
