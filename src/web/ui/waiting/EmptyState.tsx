import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './EmptyState.css.ts';

/** There is nothing to show, in words, and perhaps a way to where there is. */
export const EmptyState = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <div className={styles.box}>
    <CalendarX2 aria-hidden="true" size={40} strokeWidth={1.5} className={styles.icon} />
    <p>{text}</p>
    {children}
  </div>
);
