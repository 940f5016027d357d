import type { MatchId } from '@kampdag/core/ids';
import { type FollowedTeam, isFollowed, toggleFollowed } from '@kampdag/core/site/followed';
import { notifiesOf, withMatchNotified, withTeamNotified } from '@kampdag/core/site/notificationChoice';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useFollowed } from '../context/followed.ts';
import type { NotificationPermissionStatus } from '../context/notificationPort.ts';
import { useNotifications } from '../context/notifications.ts';
import { useViewing } from '../context/services.ts';
import { useMessages } from '../i18n/I18nContext.tsx';
import * as button from '../ui/controls/Button.css.ts';
import { Button } from '../ui/controls/Button.tsx';
import * as field from '../ui/controls/field.css.ts';
import { notificationMessages } from './notificationMessages.ts';
import * as styles from './notifications.css.ts';

/** Why notifications could not be switched on. */
type Trouble = Exclude<NotificationPermissionStatus, 'granted'> | 'failed';

/** What a bell switches. */
interface BellSwitch {
  readonly isWanted: boolean;
  readonly change: (isNowOn: boolean) => void;
}

/** The bell's state, and what a press does: the browser's permission is asked for on first use. */
const useBell = ({ isWanted, change }: BellSwitch) => {
  const { notifications, permission } = useNotifications();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const isOn = isWanted && permission === 'granted';
  const switchTo = async (isNowOn: boolean): Promise<void> => {
    if (notifications === null) return;
    const allowed = isNowOn ? await notifications.requestPermission() : 'granted';
    if (allowed === 'granted') change(isNowOn);
    else setTrouble(allowed);
  };
  return {
    isOn,
    trouble,
    press: () => {
      setTrouble(null);
      switchTo(!isOn).catch(() => setTrouble('failed'));
    },
  };
};

const TroubleNote = ({ trouble }: { readonly trouble: Trouble | null }) => {
  const m = useMessages(notificationMessages);
  return trouble === null ? null : (
    <p role="alert" className={styles.trouble}>
      {m[trouble]}
    </p>
  );
};

/** A bell beside what it notifies of. Before the browser asks for permission, it says what will be told and stored. */
const Explained = ({
  label,
  hasWord = false,
  ...wanted
}: BellSwitch & { readonly label: string; readonly hasWord?: boolean }) => {
  const m = useMessages(notificationMessages);
  const { notifications, permission } = useNotifications();
  const { isOn, trouble, press } = useBell(wanted);
  const [isExplaining, setIsExplaining] = useState(false);
  return (
    <>
      <button
        type="button"
        className={hasWord ? button.wordedStar : button.star}
        aria-pressed={isOn}
        aria-label={hasWord ? undefined : label}
        onClick={() => {
          // A press during hydration comes before the permission is rendered.
          if (notifications?.current().permission === 'unasked') setIsExplaining(!isExplaining);
          else press();
        }}
      >
        <Bell aria-hidden="true" size={20} className={button.starSign} />
        {hasWord ? label : null}
      </button>
      {isExplaining && permission === 'unasked' ? (
        <div role="alert" className={styles.trouble}>
          <p>{m.text}</p>
          <div className={styles.actions}>
            <Button
              onClick={() => {
                setIsExplaining(false);
                press();
              }}
            >
              {m.turnOn}
            </Button>
            <Button quiet onClick={() => setIsExplaining(false)}>
              {m.notNow}
            </Button>
          </div>
        </div>
      ) : null}
      <TroubleNote trouble={trouble} />
    </>
  );
};

/** Switches the notifications of one team, which is then followed. */
export const NotificationBell = ({ team }: { readonly team: FollowedTeam }) => {
  const m = useMessages(notificationMessages);
  const { followed, change: changeFollowed } = useFollowed();
  const { notifications, choice } = useNotifications();
  return (
    <Explained
      label={m.team(team.name)}
      isWanted={isFollowed(followed, team) && notifiesOf(choice, team.id)}
      change={(isNowOn) => {
        notifications?.change((before) => withTeamNotified(before, team.id, isNowOn));
        if (isNowOn && !isFollowed(followed, team)) changeFollowed(toggleFollowed(team));
      }}
    />
  );
};

/** Switches the notifications of one match. */
export const MatchBell = ({ matchId }: { readonly matchId: MatchId }) => {
  const m = useMessages(notificationMessages);
  const { notifications, choice } = useNotifications();
  return (
    <Explained
      hasWord
      label={m.match}
      isWanted={choice.isOn && choice.matches.includes(matchId)}
      change={(isNowOn) => notifications?.change((before) => withMatchNotified(before, matchId, isNowOn))}
    />
  );
};

/** The switch of all notifications, in the site's settings: what is told and stored, and how where results are hidden. */
export const NotificationSetting = () => {
  const m = useMessages(notificationMessages);
  const { hidesResults } = useViewing();
  const { notifications, choice, isPushed } = useNotifications();
  const { isOn, trouble, press } = useBell({
    isWanted: choice.isOn,
    change: (isNowOn) => notifications?.change((before) => ({ ...before, isOn: isNowOn })),
  });
  return (
    <section className={styles.setting} aria-label={m.title}>
      <p className={field.label} aria-hidden="true">
        {m.title}
      </p>
      <p className={styles.text}>{m.text}</p>
      <button type="button" className={button.wordedStar} aria-pressed={isOn} onClick={press}>
        <Bell aria-hidden="true" size={20} className={button.starSign} />
        {m.switch}
      </button>
      {isOn && isPushed === false ? <p className={styles.text}>{m.openOnly}</p> : null}
      {isOn && hidesResults ? (
        <button
          type="button"
          className={button.wordedStar}
          aria-pressed={choice.tellsHiddenGoals}
          onClick={() =>
            notifications?.change((before) => ({ ...before, tellsHiddenGoals: !before.tellsHiddenGoals }))
          }
        >
          {m.hiddenGoals}
        </button>
      ) : null}
      <TroubleNote trouble={trouble} />
    </section>
  );
};
