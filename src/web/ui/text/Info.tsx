import { Info as Icon } from 'lucide-react';
import * as styles from './Info.css.ts';

/** A notice about the content. */
export const Info = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className={styles.box} role="note">
    <Icon aria-hidden="true" size={20} className={styles.icon} />
    <div>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  </div>
);
