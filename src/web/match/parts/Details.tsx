import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/I18nContext.tsx';
import { matchPageMessages } from '../../i18n/messages/matchpage.ts';
import * as styles from './layout.css.ts';

/** A part of the page that a link at its head leads to. */
export interface PartLink {
  readonly id: string;
  readonly label: string;
}

interface DetailsProps {
  readonly parts: readonly PartLink[];
  /** What is looked for first: the figures by period. */
  readonly lead: ReactNode;
  /** The story of the match. */
  readonly main: ReactNode;
  /** Beside the story. */
  readonly rest: ReactNode;
  /** What needs the whole width. */
  readonly wide: ReactNode;
}

/** Leads to the parts of a long page; nothing where there are hardly any. */
const PartLinks = ({ parts }: { readonly parts: readonly PartLink[] }) => {
  const m = useMessages(matchPageMessages);
  return parts.length < 3 ? null : (
    <nav aria-label={m.sections} className={styles.parts}>
      <ul className={styles.partList}>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.part}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** How the parts of a sport stand on the page. */
export const Details = ({ parts, lead, main, rest, wide }: DetailsProps) => (
  <>
    <PartLinks parts={parts} />
    <div className={styles.details}>
      <div className={styles.lead}>{lead}</div>
      <div className={styles.main}>{main}</div>
      <div className={styles.rest}>{rest}</div>
      <div className={styles.wide}>{wide}</div>
    </div>
  </>
);
