import * as button from '../controls/Button.css.ts';
import { PageLink } from '../PageLink.tsx';
import * as styles from './Notice.css.ts';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
}

/** A page of text and a link. */
export const Notice = ({ title, text, link }: NoticeProps) => (
  <div className={styles.box}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.text}>{text}</p>
    <PageLink to={link.to} className={button.primary}>
      {link.label}
    </PageLink>
  </div>
);
