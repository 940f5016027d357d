import * as styles from './board.css.ts';

/** The state of the match in a word, with a dot that beats while it is being played. */
export const Chip = ({ text, isLive }: { readonly text: string; readonly isLive: boolean }) => (
  <p className={styles.chip} data-state>
    {isLive ? <span className={styles.dot} aria-hidden="true" /> : null}
    {text}
  </p>
);
