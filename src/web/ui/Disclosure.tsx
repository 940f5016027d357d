import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Disclosure.css.ts';

/** More, for those who want it. */
export const Disclosure = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <details>
    <summary className={styles.opener}>
      <ChevronRight aria-hidden="true" size={18} className={styles.sign} />
      {label}
    </summary>
    {children}
  </details>
);
