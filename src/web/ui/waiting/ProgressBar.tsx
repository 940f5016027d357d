import { hidden } from '../text/hidden.css.ts';
import * as styles from './ProgressBar.css.ts';

/** A thin bar along the top of what loads; it takes no space. */
export const ProgressBar = ({ label }: { readonly label: string }) => (
  <>
    <progress aria-label={label} className={hidden} />
    <div aria-hidden="true" className={styles.track}>
      <div className={styles.runner} />
    </div>
  </>
);
