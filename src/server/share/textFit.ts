/** A weight of the pictures' font. */
export type FontWeight = 500 | 700 | 800;

/** The width of a text in pixels at a font size of 100 pixels. */
export type Measure = (text: string, weight: FontWeight) => number;

/** A text broken into lines, and the font size at which they fit. */
export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/** The space for a text. */
export interface TextRoom {
  readonly width: number;
  /** Font sizes in pixels, of which the largest that fits is used. */
  readonly sizes: readonly [number, ...number[]];
  readonly mostLines: number;
  readonly weight: FontWeight;
}

const ellipsis = '…';

/** Wraps words into lines as long as the width allows. */
const wrapped = (words: readonly string[], fits: (line: string) => boolean): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const shortened = (line: string, fits: (line: string) => boolean): string => {
  if (fits(line)) return line;
  const letters = Array.from(line);
  const kept = letters.findLastIndex((_, at) => fits(letters.slice(0, at).join('').trimEnd() + ellipsis));
  return letters.slice(0, Math.max(kept, 0)).join('').trimEnd() + ellipsis;
};

/** Wraps a text at the largest font size at which it fits; if it fits at none, it ends in an ellipsis. */
export const fitText = (
  text: string,
  { width, sizes, mostLines, weight }: TextRoom,
  measure: Measure,
): FittedText => {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const fitsAt = (size: number) => (line: string) => (measure(line, weight) * size) / 100 <= width;
  for (const size of sizes) {
    const lines = wrapped(words, fitsAt(size));
    if (lines.length <= mostLines && lines.every(fitsAt(size))) return { size, lines };
  }
  const size = sizes.at(-1) ?? sizes[0];
  const lines = wrapped(words, fitsAt(size));
  const kept = lines.slice(0, mostLines);
  const rest = [...kept.slice(0, -1), [kept.at(-1) ?? '', ...lines.slice(mostLines)].join(' ')];
  return { size, lines: rest.map((line) => shortened(line, fitsAt(size))) };
};
