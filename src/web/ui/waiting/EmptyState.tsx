import { CalendarX2 } from 'lucide-react';
import * as styles from './EmptyState.css.ts';

/** There is nothing to show, in words. */
export const EmptyState = ({ text }: { readonly text: string }) => (
  <div className={styles.box}>
    <CalendarX2 aria-hidden="true" size={40} strokeWidth={1.5} className={styles.icon} />
    <p>{text}</p>
  </div>
);
