import { ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import * as styles from './Disclosure.css.ts';

/** More, for those who want it. */
export const Disclosure = ({
  label,
  isLate = false,
  children,
}: {
  readonly label: string;
  /** What it holds is drawn when it is first opened. By itself false: it is in the page for who runs no scripts too. */
  readonly isLate?: boolean;
  readonly children: ReactNode;
}) => {
  const [isDrawn, setIsDrawn] = useState(!isLate);
  // It may have been opened before the page woke up.
  const draw = useCallback((details: HTMLDetailsElement | null) => {
    if (details?.open === true) setIsDrawn(true);
  }, []);
  return (
    <details ref={draw} onToggle={({ currentTarget }) => draw(currentTarget)}>
      <summary className={styles.opener} onClick={() => setIsDrawn(true)}>
        <ChevronRight aria-hidden="true" size={18} className={styles.sign} />
        {label}
      </summary>
      {isDrawn ? children : null}
    </details>
  );
};
