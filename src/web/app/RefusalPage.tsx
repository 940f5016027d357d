import type { RefusalMessages } from '../i18n/messages/refusal.ts';
import * as button from '../ui/controls/Button.css.ts';
import * as styles from '../ui/waiting/waiting.css.ts';

/** An error page: its text, and its link, which leads to the scoreboard or to the same address again. */
export interface Refusal {
  readonly text: keyof RefusalMessages;
  readonly href: '/' | '';
}

const unreadable: Refusal = { text: 'unreadable', href: '/' };
const failed: Refusal = { text: 'failed', href: '' };

const byStatus: Readonly<Record<number, Refusal>> = {
  414: { text: 'tooLong', href: '/' },
  429: { text: 'tooMany', href: '' },
};

/** The error page for an HTTP status. */
export const refusalOf = (status: number): Refusal =>
  byStatus[status] ?? (status < 500 ? unreadable : failed);

/** A page of text and one link, which needs no script. */
export const RefusalPage = ({
  messages: { title, text, action },
  href,
}: {
  readonly messages: RefusalMessages[keyof RefusalMessages];
  readonly href: Refusal['href'];
}) => (
  <main className={styles.notice}>
    <h1 className={styles.noticeTitle}>{title}</h1>
    <p className={styles.noticeText}>{text}</p>
    <a href={href} className={button.primary}>
      {action}
    </a>
  </main>
);
