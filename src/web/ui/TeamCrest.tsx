import { crestGrounds } from '../theme/crests.ts';
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

/** A team's sign, drawn from its name: a shield in one of the crests' colours with the initials. */
export const TeamCrest = ({ name, size = 28 }: { readonly name: string | null; readonly size?: number }) => {
  const initials = name === null ? '?' : initialsOf(name);
  const ground = name === null ? undefined : styles.grounds[hashOf(name) % crestGrounds.length];
  return (
    <svg
      className={styles.crest}
      width={size}
      height={size}
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={ground ?? styles.unknown}
        d="M20 1.5c5 3 10.5 4 15.5 4.200V19c0 9.5-6 16-15.5 19.500C10.5 35 4.5 28.5 4.5 19V5.700C9.5 5.5 15 4.5 20 1.500Z"
      />
      <path className={styles.shade} d="M20 1.500c5 3 10.5 4 15.5 4.200V19c0 9.5-6 16-15.5 19.500Z" />
      <text className={initials.length > 2 ? styles.smallLetters : styles.letters} x="20" y="20" dy="0.35em">
        {initials}
      </text>
    </svg>
  );
};
