import type { LiveMessages } from '../../i18n/messages/live.ts';
import { card } from '../parts/card.css.ts';
import { type AnnouncementLevel, announcementLevels } from './announcementLevel.ts';
import * as styles from './announcements.css.ts';

interface AnnouncementsCardProps {
  readonly level: AnnouncementLevel;
  readonly onChoose: (level: AnnouncementLevel) => void;
  readonly messages: LiveMessages;
}

/** What is read aloud by itself, to who listens to the page. */
export const AnnouncementsCard = ({ level, onChoose, messages: m }: AnnouncementsCardProps) => (
  <fieldset className={`${card} ${styles.choice}`}>
    <legend className={styles.title}>{m.announcements.title}</legend>
    <p className={styles.text}>{m.announcements.text}</p>
    {announcementLevels.map((one) => (
      <label key={one} className={styles.option}>
        <input
          type="radio"
          name="announcements"
          checked={one === level}
          onChange={() => onChoose(one)}
          className={styles.radio}
        />
        {m.announcements.levels[one]}
      </label>
    ))}
  </fieldset>
);
