import { ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import * as styles from './Disclosure.css.ts';

interface DisclosureProps {
  readonly label: string;
  /** Whether the content is rendered on first opening. Default: false, so that it is in the page without scripts. */
  readonly isLate?: boolean;
  readonly children: ReactNode;
}

/** Optional details, collapsed at first. */
export const Disclosure = ({ label, isLate = false, children }: DisclosureProps) => {
  const [isDrawn, setIsDrawn] = useState(!isLate);
  // It may have been opened before hydration.
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
