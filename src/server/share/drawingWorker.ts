import { readFileSync } from 'node:fs';
import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawingPlaces, DrawingTask } from './drawings.ts';
import { openRasteriser } from './rasteriser.ts';

/** The drawing thread: receives numbered pictures and returns each PNG, or null on failure. */
const open = async (): Promise<void> => {
  // On Linux a thread has its own priority, so drawing yields to other work. Elsewhere the whole process would be slowed.
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);
  const { wasm, fonts } = workerData as DrawingPlaces;
  const draw = await openRasteriser({
    wasm: readFileSync(wasm),
    fonts: { 500: readFileSync(fonts[500]), 700: readFileSync(fonts[700]), 800: readFileSync(fonts[800]) },
  });
  parentPort?.on('message', ({ id, picture }: DrawingTask) => {
    try {
      parentPort?.postMessage({ id, png: draw(picture) }, []);
    } catch {
      parentPort?.postMessage({ id, png: null }, []);
    }
  });
};

await open();
