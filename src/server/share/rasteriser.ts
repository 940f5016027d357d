import type { SharePicture } from '@kampdag/core/site/sharePicture';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { drawableText } from './drawableText.ts';
import { svgOf } from './svg.ts';
import type { FontWeight, Measure } from './textFit.ts';

/** The widths of characters, by code point, in the font's units, and whether it has them. */
interface Advances {
  readonly of: (codePoint: number) => number;
  readonly has: (codePoint: number) => boolean;
  readonly unitsPerEm: number;
}

const tableAt = (font: DataView, wanted: string): number => {
  const count = font.getUint16(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((at) => font.getUint8(record + at)));
    if (tag === wanted) return font.getUint32(record + 8);
  }
  throw new Error(`the font has no table ${wanted}`);
};

/** Reads a subtable of format 4 (OpenType `cmap`): the glyph of a character, 0 for a missing one. */
const glyphsOf = (font: DataView): ((codePoint: number) => number) => {
  const cmap = tableAt(font, 'cmap');
  const count = font.getUint16(cmap + 2);
  const subtables = Array.from({ length: count }, (_, at) => cmap + font.getUint32(cmap + 4 + at * 8 + 4));
  const table = subtables.find((at) => font.getUint16(at) === 4);
  if (table === undefined) throw new Error('the font has no letters by two bytes');
  const size = font.getUint16(table + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map(
    (at) => table + at,
  );
  return (codePoint) => {
    for (let at = 0; at < size; at += 2) {
      if (font.getUint16((ends ?? 0) + at) < codePoint) continue;
      const start = font.getUint16((starts ?? 0) + at);
      if (start > codePoint) return 0;
      const delta = font.getUint16((deltas ?? 0) + at);
      const place = (offsets ?? 0) + at;
      const offset = font.getUint16(place);
      if (offset === 0) return (codePoint + delta) & 0xffff;
      const glyph = font.getUint16(place + offset + (codePoint - start) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
};

/** Reads the widths of a font's characters (TrueType), by which texts are fitted before drawing. */
const advancesOf = (bytes: Uint8Array): Advances => {
  const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const measured = font.getUint16(tableAt(font, 'hhea') + 34);
  const metrics = tableAt(font, 'hmtx');
  const glyphOf = glyphsOf(font);
  return {
    of: (codePoint) => font.getUint16(metrics + Math.min(glyphOf(codePoint), measured - 1) * 4),
    has: (codePoint) => glyphOf(codePoint) !== 0,
    unitsPerEm: font.getUint16(tableAt(font, 'head') + 18),
  };
};

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
  // All weights have the same letters.
  const typeface = { measure, drawable: (text: string) => drawableText(text, advances[700].has) };
  return (picture) => {
    const svg = new Resvg(svgOf(picture, typeface), { font });
    const drawn = svg.render();
    const png = drawn.asPng();
    drawn.free();
    svg.free();
    return png;
  };
};
