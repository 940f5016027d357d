import { crestGrounds } from '../../theme/crests.ts';

/** FNV-1a: the same name has the same colour on every page, server and device. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

const firstLetters = (word: string, count: number): string => Array.from(word).slice(0, count).join('');

/** The first letters of up to three words of a team's name, or the first two of a single one. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s/-]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first = '?'] = words;
  const letters =
    words.length > 1 ? words.slice(0, 3).map((word) => firstLetters(word, 1)) : [firstLetters(first, 2)];
  return letters.join('').toLocaleUpperCase('nb');
};

/** Which of the crests' grounds a name has. */
export const groundIndexOf = (name: string): number => hashOf(name) % crestGrounds.length;
