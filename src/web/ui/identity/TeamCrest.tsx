import { crestGrounds } from '../../theme/crests.ts';
import * as styles from './TeamCrest.css.ts';

/** FNV-1a: the same name has the same colour on every page, server and device. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
};

const firstLetters = (word: string, count: number): string => Array.from(word).slice(0, count).join('');

/** The first letters of up to three words, or the first two of a single one. */
const initialsOf = (name: string): string => {
  const words = name.split(/[\s/-]+/u).filter((word) => /^\p{L}/u.test(word));
  const [first = '?'] = words;
  const letters =
    words.length > 1 ? words.slice(0, 3).map((word) => firstLetters(word, 1)) : [firstLetters(first, 2)];
  return letters.join('').toLocaleUpperCase('nb');
};

/** Widths of crests, in pixels. */
export type CrestSize = keyof typeof styles.sizes;

/** A team's sign, drawn from its name: a shield in one of the crests' colours with the initials, which are no text of the page. */
export const TeamCrest = ({
  name,
  size = 28,
}: {
  readonly name: string | null;
  readonly size?: CrestSize;
}) => {
  const initials = name === null ? '?' : initialsOf(name);
  const ground = name === null ? undefined : styles.grounds[hashOf(name) % crestGrounds.length];
  const looks = `${ground ?? styles.unknown} ${styles.sizes[size]}`;
  return (
    <span
      className={initials.length > 2 ? `${looks} ${styles.smallLetters}` : looks}
      data-crest={initials}
      aria-hidden="true"
    />
  );
};
