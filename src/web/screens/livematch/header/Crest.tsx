import * as styles from './crest.css.ts';

/** At most two letters that stand for a team: the initials of its first two words. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('nb'))
    .join('');

/** A team's crest: a shield with its initials, until the clubs' own pictures are fetched. Drawn only; its name stands beside it. */
export const Crest = ({ name, className }: { readonly name: string; readonly className?: string }) => (
  <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
    <path className={styles.shield} d="M24 2 43 8v15c0 11.5-8 19-19 23C13 42 5 34.500 5 23V8z" />
    <text className={styles.letters} x="24" y="30" textAnchor="middle">
      {initialsOf(name)}
    </text>
  </svg>
);
