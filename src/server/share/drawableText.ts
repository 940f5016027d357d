/** Characters that XML cannot hold, or that change a text's direction. */
const unprintable = /[\p{Cc}\p{Cs}\p{Co}\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Between the parts of a line, such as day and venue. */
const separator = ' · ';

/**
 * What a font can draw of a text, whose missing glyphs would be boxes: without the letters it lacks, their marks and the joints of emoji
 * included, without a letter's marks that it lacks, and without the separators beside parts of which nothing is left.
 */
export const drawableText = (text: string, hasGlyph: (codePoint: number) => boolean): string => {
  const has = (character: string): boolean => hasGlyph(character.codePointAt(0) ?? 0);
  const printable = text.replaceAll(unprintable, ' ').normalize('NFC');
  const kept = Array.from(letters.segment(printable), ({ segment }) => {
    const characters = Array.from(segment);
    return characters.slice(0, 1).every(has) ? characters.filter(has).join('') : '';
  });
  return kept
    .join('')
    .split(separator)
    .filter((part) => part.trim() !== '')
    .join(separator);
};
