/** The name of a file of a table, from words: small letters, digits and dashes. */
export const fileName = (...words: readonly string[]): string =>
  words
    .join(' ')
    .toLocaleLowerCase('nb')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
