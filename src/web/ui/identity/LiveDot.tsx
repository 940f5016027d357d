import * as styles from './identity.css.ts';

/** The red dot of a live match, hidden from screen readers; the word beside it says the same. */
export const LiveDot = () => <span aria-hidden="true" className={styles.dot} />;
