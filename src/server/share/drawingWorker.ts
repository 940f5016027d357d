import { readFileSync } from 'node:fs';
import { constants, platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawingPlaces, DrawingTask } from './drawings.ts';
import { openRasteriser } from './rasteriser.ts';

/** The thread that draws: it is given pictures by number and gives back their PNG, or null for one that could not be drawn. */
const open = async (): Promise<void> => {
  // There a thread has a priority of its own: it draws when nobody waits for the processor. Elsewhere the whole process would be put back.
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
