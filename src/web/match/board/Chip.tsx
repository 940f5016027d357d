import * as styles from './board.css.ts';

/** The state of the match in a word or two, with a pulsing dot while it is played. */
export const Chip = ({ text, isLive }: { readonly text: string; readonly isLive: boolean }) => (
  <p className={styles.chip} data-state>
    {isLive ? <span className={styles.dot} aria-hidden="true" /> : null}
    {text}
  </p>
);
