/** Letters that Unicode does not decompose into a letter and a mark. */
const spelled: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  đ: 'd',
};

/** A file name from words, in characters that every header and file system accepts: a–z, digits and dashes. */
export const asciiFileName = (...words: readonly (string | number)[]): string =>
  words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[æøßðþłđ]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '') || 'kampdag';
