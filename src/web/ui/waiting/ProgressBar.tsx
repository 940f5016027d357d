import { hidden } from '../text/text.css.ts';
import * as styles from './waiting.css.ts';

/** A thin bar along the top of what loads; it takes no space. */
export const ProgressBar = ({ label }: { readonly label: string }) => (
  <>
    <progress aria-label={label} className={hidden} />
    <div aria-hidden="true" className={styles.progress}>
      <div className={styles.progressRunner} />
    </div>
  </>
);
