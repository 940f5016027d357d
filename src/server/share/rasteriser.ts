import type { SharePicture } from '@kampdag/core/site/sharePicture';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { advancesOf } from './advances.ts';
import { svgOf } from './svg.ts';
import type { FontWeight, Measure } from './textFit.ts';

/** The files that drawing needs. */
export interface DrawingFiles {
  /** The resvg module. */
  readonly wasm: Uint8Array;
  /** The pictures' font by weight (TrueType). */
  readonly fonts: Readonly<Record<FontWeight, Uint8Array>>;
}

/** Creates a function that draws share pictures as PNG; call once per thread, since resvg is a single module. */
export const openRasteriser = async ({
  wasm,
  fonts,
}: DrawingFiles): Promise<(picture: SharePicture) => Uint8Array> => {
  await initWasm(wasm);
  const font = { fontBuffers: Object.values(fonts), defaultFontFamily: 'Inter' };
  const advances = { 500: advancesOf(fonts[500]), 700: advancesOf(fonts[700]), 800: advancesOf(fonts[800]) };
  const measure: Measure = (text, weight) => {
    const { of, unitsPerEm } = advances[weight];
    const units = Array.from(text).reduce((sum, letter) => sum + of(letter.codePointAt(0) ?? 0), 0);
    return (units * 100) / unitsPerEm;
  };
  return (picture) => {
    const svg = new Resvg(svgOf(picture, measure), { font });
    const drawn = svg.render();
    const png = drawn.asPng();
    drawn.free();
    svg.free();
    return png;
  };
};
