/** A word of a name or a query in the two spellings that are compared, both in lower case without accents. */
export interface SearchWord {
  /** One letter for each written letter: `å` is `a`, `ø` is `o`, `aa` stays `aa`. A typing error is one letter here. */
  readonly plain: string;
  /** One spelling for variants: `å` and `aa` are `a`, `ø` and `oe` are `o`, `æ` is `ae`. */
  readonly folded: string;
}

/** Letters whose marks Unicode does not decompose, with their plain letters. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', ð: 'd', đ: 'd', ł: 'l' };

/** Letters commonly typed as two. */
const digraphs: Readonly<Record<string, string>> = { æ: 'ae', þ: 'th', ß: 'ss' };

/** The text in lower case without accents, letter for letter. */
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

/** A text in its folded spelling: lower case, without accents, `aa` as `a`, `oe` as `o`. Idempotent. */
export const folded = (text: string): string => foldedOfPlain(plain(text));

/** The words of a text as written: the parts between spaces, hyphens and other marks. */
export const writtenWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');

/** A written word in its compared spellings; null for one without letters. */
export const searchWord = (written: string): SearchWord | null => {
  const spelt = plain(written);
  return spelt === '' ? null : { plain: spelt, folded: foldedOfPlain(spelt) };
};

/** The words of a text in their compared spellings. */
export const searchWords = (text: string): readonly SearchWord[] =>
  writtenWords(text).flatMap((word) => searchWord(word) ?? []);

/** Whether each typed word begins a word of the name, in any order; an empty search matches all. */
export const matchesName = (typed: string, name: string): boolean => {
  const own = searchWords(name);
  return searchWords(typed).every((word) => own.some(({ folded }) => folded.startsWith(word.folded)));
};
