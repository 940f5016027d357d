import * as button from '../controls/Button.css.ts';
import { headingId } from '../heading.ts';
import { PageLink } from '../PageLink.tsx';
import * as styles from './waiting.css.ts';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** The link's words, and where it leads. */
  readonly link: string;
  readonly to: string;
}

/** A page of text and a link. */
export const Notice = ({ title, text, link, to }: NoticeProps) => (
  <div className={styles.notice}>
    <h1 id={headingId} className={styles.noticeTitle}>
      {title}
    </h1>
    <p className={styles.noticeText}>{text}</p>
    <PageLink to={to} className={button.primary}>
      {link}
    </PageLink>
  </div>
);
