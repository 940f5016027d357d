import { useMessages } from '../i18n/I18nContext.tsx';
import { NotificationBell } from './NotificationBell.tsx';
import { notificationMessages } from './notificationMessages.ts';
import * as styles from './notifications.css.ts';

/** The switch of all notifications, in the site's settings. */
export const NotificationSetting = () => {
  const { title, text } = useMessages(notificationMessages);
  return (
    <section className={styles.setting} aria-label={title}>
      <p className={styles.text}>{text}</p>
      <NotificationBell team={null} />
    </section>
  );
};
