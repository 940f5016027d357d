import { UserRoundSearch } from 'lucide-react';
import * as styles from '../../player/player.css.ts';
import { primary } from '../../ui/controls/Button.css.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** Says why there is no player to show, and links to the players. */
export const NoPlayer = ({
  texts: { title, text, link },
  to,
}: {
  readonly texts: { readonly title: string; readonly text: string; readonly link: string };
  readonly to: string;
}) => (
  <div className={styles.notice}>
    <UserRoundSearch aria-hidden="true" size={40} strokeWidth={1.5} />
    <h1 className={styles.noticeTitle}>{title}</h1>
    <p className={styles.noticeText}>{text}</p>
    <PageLink to={to} className={primary}>
      {link}
    </PageLink>
  </div>
);
