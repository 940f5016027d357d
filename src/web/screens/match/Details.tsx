import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

interface DetailsProps {
  /** What is looked for first: the figures by period. */
  readonly lead: ReactNode;
  /** The story of the match. */
  readonly main: ReactNode;
  /** Beside the story. */
  readonly rest: ReactNode;
  /** What needs the whole width. */
  readonly wide: ReactNode;
}

/** How the parts of a sport stand on the page. */
export const Details = ({ lead, main, rest, wide }: DetailsProps) => (
  <div className={styles.details}>
    <div className={styles.lead}>{lead}</div>
    <div className={styles.main}>{main}</div>
    <div className={styles.rest}>{rest}</div>
    <div className={styles.wide}>{wide}</div>
  </div>
);
