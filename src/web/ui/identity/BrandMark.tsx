import * as styles from './identity.css.ts';

/** The site's mark: a K whose stroke is a rising score, on the brand's second colour. */
export const BrandMark = () => (
  <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <rect width="40" height="40" rx="10" className={styles.ground} />
    <path d="M13 9v22M27 9 14.5 21.5M19 17.5 28 31" className={styles.stroke} />
  </svg>
);
