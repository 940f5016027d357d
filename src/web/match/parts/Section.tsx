import { type ReactNode, useId } from 'react';
import * as styles from './parts.css.ts';

interface SectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Without a background, for content with its own. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** A part of the page under a heading. */
export const Section = ({ title, aside = null, isBare = false, children }: SectionProps) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={isBare ? styles.bare : styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
