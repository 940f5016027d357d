import { Info } from 'lucide-react';
import * as styles from '../live/page.css.ts';

/** A note in place of missing content. */
export const InfoAlert = ({ title, text }: { readonly title: string | null; readonly text: string }) => (
  <div role="note" className={styles.info}>
    <Info aria-hidden="true" size={28} className={styles.infoSign} />
    <div>
      {title === null ? null : <p className={styles.infoTitle}>{title}</p>}
      <p className={styles.infoText}>{text}</p>
    </div>
  </div>
);
