/** A word of a name or a query in the two spellings that are compared, both in lower case without accents. */
export interface SearchWord {
  /** One letter for each written letter: `å` is `a`, `ø` is `o`, `aa` stays `aa`. A typing error is one letter here. */
  readonly plain: string;
  /** One spelling for variants: `å` and `aa` are `a`, `ø` and `oe` are `o`, `æ` is `ae`. */
  readonly folded: string;
}

/** Letters that Unicode does not decompose, each after the plain letter that it is typed as: Sámi, Turkish, and their kin. */
const kin: Readonly<Record<string, string>> = {
  a: 'ɑ',
  b: 'ƀɓ',
  c: 'ȼƈ',
  d: 'ðđɖɗ',
  e: 'əɛǝɇ',
  f: 'ƒ',
  g: 'ǥɠ',
  h: 'ħ',
  i: 'ıɨ',
  k: 'ĸƙ',
  l: 'łƚ',
  n: 'ŋɲƞ',
  o: 'øɔɵ',
  p: 'ƥ',
  r: 'ɍ',
  t: 'ŧƭ',
  u: 'ʉʊ',
  y: 'ɏƴ',
  z: 'ʒƶȥ',
};

const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries(kin).flatMap(([letter, others]) => Array.from(others, (other) => [other, letter] as const)),
);

/** Letters commonly typed as two. */
const digraphs: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', þ: 'th', ß: 'ss' };

/** The text in lower case without accents, letter for letter. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => plainLetters.get(letter) ?? letter);

const foldedOfPlain = (text: string): string =>
  text
    .replaceAll(/[æœþß]/gu, (letter) => digraphs[letter] ?? letter)
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

const asOne = (one: SearchWord, next: SearchWord): SearchWord => {
  const spelt = one.plain + next.plain;
  return { plain: spelt, folded: foldedOfPlain(spelt) };
};

/** Each two neighbours as one word: `Ann Kristin` is also searched as `Annkristin`, `Lag 2` as `Lag2`. */
export const joinedWords = (words: readonly SearchWord[]): readonly SearchWord[] =>
  words.slice(1).map((next, index) => asOne(words[index] ?? next, next));

/** A query as typed, and with each two neighbours joined, for names that are written as one. */
export const readingsOf = (typed: readonly SearchWord[]): readonly (readonly SearchWord[])[] => [
  typed,
  ...joinedWords(typed).map((joined, index) => typed.toSpliced(index, 2, joined)),
];

/** Whether each typed word begins a word of the name, in any order, however they are joined; an empty search matches all. */
export const matchesName = (typed: string, name: string): boolean => {
  const words = searchWords(name);
  const own = [...words, ...joinedWords(words)];
  return readingsOf(searchWords(typed)).some((reading) =>
    reading.every((word) => own.some(({ folded }) => folded.startsWith(word.folded))),
  );
};
