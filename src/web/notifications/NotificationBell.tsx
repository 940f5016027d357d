import { type FollowedTeam, isFollowed, toggleFollowed } from '@kampdag/core/site/followed';
import { notifiesOf, withTeamNotified } from '@kampdag/core/site/notificationChoice';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useFollowed } from '../context/followed.ts';
import type { NotificationPermissionStatus } from '../context/notificationPort.ts';
import { useNotifications } from '../context/notifications.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import * as button from '../ui/controls/Button.css.ts';
import { notificationMessages } from './notificationMessages.ts';
import * as styles from './notifications.css.ts';

/** Why notifications could not be switched on. */
type Trouble = Exclude<NotificationPermissionStatus, 'granted'> | 'failed';

/** Switches the notifications of one team or of all followed teams; asks for the browser's permission on first use. */
export const NotificationBell = ({ team }: { readonly team: FollowedTeam | null }) => {
  const m = useMessages(notificationMessages);
  const { followed, change: changeFollowed } = useFollowed();
  const { notifications, choice, permission } = useNotifications();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isWanted = team === null ? choice.isOn : isFollowed(followed, team) && notifiesOf(choice, team.id);
  const isOn = isWanted && permission === 'granted';

  const switchTo = async (isNowOn: boolean): Promise<void> => {
    if (notifications === null) return;
    const allowed = isNowOn ? await notifications.requestPermission() : 'granted';
    if (allowed !== 'granted') {
      setTrouble(allowed);
      return;
    }
    notifications.change((before) =>
      team === null ? { ...before, isOn: isNowOn } : withTeamNotified(before, team.id, isNowOn),
    );
    if (team !== null && isNowOn && !isFollowed(followed, team)) changeFollowed(toggleFollowed(team));
  };
  const press = () => {
    setTrouble(null);
    switchTo(!isOn).catch(() => setTrouble('failed'));
  };
  return (
    <>
      <button
        type="button"
        className={team === null ? button.wordedStar : button.star}
        aria-pressed={isOn}
        aria-label={team === null ? undefined : m.team(team.name)}
        onClick={press}
      >
        <Bell aria-hidden="true" size={20} className={button.starSign} />
        {team === null ? m.switch : null}
      </button>
      {trouble === null ? null : (
        <p role="alert" className={styles.trouble}>
          {m[trouble]}
        </p>
      )}
    </>
  );
};

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
