import { join } from 'node:path';
import type { DrawingPlaces } from './drawings.ts';

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
