import * as styles from './LiveDot.css.ts';

/** The red record sign of what is live. The word beside it tells; the sign alone is silent. */
export const LiveDot = () => <span aria-hidden="true" className={styles.dot} />;
