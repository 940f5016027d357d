/** Letters that no accent is taken from, as people write them on a keyboard without them. */
const plainLetters: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', ð: 'd', þ: 'th', ł: 'l', ß: 'ss' };

/** A name as it is compared when it is searched for: small letters, without accents, so that `ostbye` finds `Østbye`. */
const plain = (text: string): string =>
  text
    .toLocaleLowerCase('nb')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[øæðþłß]/gu, (letter) => plainLetters[letter] ?? letter);

/** Whether a name holds every word that was typed, in any order, as the beginning of one of its own; nothing typed fits all. */
export const matchesName = (typed: string, name: string): boolean => {
  const own = plain(name).split(/[\s\-'.]+/u);
  const words = plain(typed)
    .split(/[\s\-'.]+/u)
    .filter((word) => word !== '');
  return words.every((word) => own.some((part) => part.startsWith(word)));
};
