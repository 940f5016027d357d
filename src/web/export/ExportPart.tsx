import type { ReactNode } from 'react';
import * as styles from './exportPanel.css.ts';

/** A part of the export panel. */
export const ExportPart = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}) => (
  <section className={styles.part}>
    <h3 className={styles.partTitle}>{title}</h3>
    {text === undefined ? null : <p className={styles.text}>{text}</p>}
    {children}
  </section>
);
