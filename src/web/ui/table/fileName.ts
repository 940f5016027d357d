/** A file name from words: lower-case letters, digits and dashes. */
export const fileName = (...words: readonly string[]): string =>
  words
    .join(' ')
    .toLocaleLowerCase('nb')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
