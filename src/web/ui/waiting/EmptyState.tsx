import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './waiting.css.ts';

/** A message that there is nothing to show, optionally with a link elsewhere. */
export const EmptyState = ({ text, children }: { readonly text: string; readonly children?: ReactNode }) => (
  <div className={styles.empty}>
    <Inbox aria-hidden="true" size={40} strokeWidth={1.5} className={styles.emptyIcon} />
    <p>{text}</p>
    {children}
  </div>
);
