/** A word of a name or of a query in the two spellings by which it is compared; all of them small letters without accents. */
export interface SearchWord {
  /** One letter for each letter that was written: `å` is `a`, `ø` is `o`, `aa` stays `aa`. A wrong letter is one here. */
  readonly plain: string;
  /** One spelling for what is written in several ways: `å` and `aa` are `a`, `ø` and `oe` are `o`, `æ` is `ae`. */
  readonly folded: string;
}

/** Letters that no accent is taken from, each as one other. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ð: 'd', đ: 'd', ł: 'l' };

/** Letters that are written as two where a keyboard has none of them. */
const digraphs: Readonly<Record<string, string>> = { æ: 'ae', þ: 'th', ß: 'ss' };

/** Small letters without accents, one for each that was written. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øðđł]/gu, (letter) => plainLetters[letter] ?? letter);

const foldedOfPlain = (text: string): string =>
  text
    .replaceAll(/[æþß]/gu, (letter) => digraphs[letter] ?? letter)
    .replaceAll(/aa+/gu, 'a')
    .replaceAll(/oe+/gu, 'o');

/** A text in one spelling: small letters, without accents, `aa` as `a`, `oe` as `o`. Folding what is folded changes nothing. */
export const folded = (text: string): string => foldedOfPlain(plain(text));

/** The words of a text as they were written: what stands between blanks, hyphens and other marks. */
export const writtenWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');

/** A written word in the spellings by which it is compared; none for one that has no letters of its own. */
export const searchWord = (written: string): SearchWord | null => {
  const spelt = plain(written);
  return spelt === '' ? null : { plain: spelt, folded: foldedOfPlain(spelt) };
};

/** The words of a text in the spellings by which they are compared. */
export const searchWords = (text: string): readonly SearchWord[] =>
  writtenWords(text).flatMap((word) => searchWord(word) ?? []);
