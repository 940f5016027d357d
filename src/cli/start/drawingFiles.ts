import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { builtPlaces, sourcePlaces } from '../../server/share/drawings.ts';

/** Copies the files for share pictures (resvg, font, licence) beside the built server, which runs without node_modules. */
export const drawingFiles = (root: string): Plugin => ({
  name: 'kampdag-drawing-files',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
  generateBundle() {
    const from = sourcePlaces(root);
    const to = builtPlaces('');
    const files: readonly (readonly [fileName: string, source: string])[] = [
      [to.wasm, from.wasm],
      [to.fonts[500], from.fonts[500]],
      [to.fonts[700], from.fonts[700]],
      [to.fonts[800], from.fonts[800]],
      ['drawing/inter-licence.txt', join(root, 'node_modules/@expo-google-fonts/inter/LICENSE_FONT')],
    ];
    for (const [fileName, source] of files) {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(source) });
    }
  },
});
