/** The name of a file of a table, from words: small letters, digits and dashes. */
export const fileName = (...words: readonly (string | null)[]): string =>
  words
    .flatMap((word) => (word === null ? [] : [word]))
    .join(' ')
    .toLocaleLowerCase('nb')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);
