import { groundIndexOf, initialsOf } from './crest.ts';
import * as styles from './TeamCrest.css.ts';

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
  const ground = name === null ? undefined : styles.grounds[groundIndexOf(name)];
  const looks = `${ground ?? styles.unknown} ${styles.sizes[size]}`;
  return (
    <span
      className={initials.length > 2 ? `${looks} ${styles.smallLetters}` : looks}
      data-crest={initials}
      aria-hidden="true"
    />
  );
};
