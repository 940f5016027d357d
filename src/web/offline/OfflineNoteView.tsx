import { Instant } from '@kampdag/core/time/instant';
import type { Format } from '../i18n/format.ts';
import { useI18n, useMessages } from '../i18n/I18nContext.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { ageText } from './age.ts';
import * as styles from './OfflineNote.css.ts';
import { offlineMessages } from './offlineMessages.ts';
import type { KeptPage } from './offlineSite.ts';
import type { OfflineState } from './offlineState.ts';

const clockAt = ({ clock }: Format, at: number): string => clock(Instant(at));

/** A notice at the bottom of the window: the content is old or unavailable, or a new version is ready. */
export const OfflineNoteView = ({
  state: { isConnected, keptAt, isMissing, hasUpdate },
  now,
  pages,
  siteName,
  onReload,
}: {
  readonly state: OfflineState;
  /** By the device's clock, like `keptAt`. */
  readonly now: number;
  /** Cached pages to offer when this one is unavailable. */
  readonly pages: readonly KeptPage[];
  /** The suffix of page titles. */
  readonly siteName: string;
  readonly onReload: () => void;
}) => {
  const messages = useMessages(offlineMessages);
  const { language, format } = useI18n();
  const isOld = keptAt !== null || isMissing;
  if (isConnected && !isOld && !hasUpdate) return null;
  const age = (at: number): string => ageText(language, now - at) ?? messages.justNow;
  const words = [
    ...(isOld || !isConnected ? [isConnected ? messages.noAnswer : messages.noNetwork] : [messages.update]),
    ...(keptAt === null ? [] : [messages.seen(clockAt(format, keptAt), age(keptAt))]),
  ];
  return (
    <aside className={styles.note}>
      <output className={styles.words}>{words.join(' · ')}</output>
      {isConnected ? (
        <Button quiet onClick={onReload}>
          {isOld ? messages.showNewest : messages.reload}
        </Button>
      ) : null}
      {isMissing ? (
        <div className={styles.missing}>
          <p>{pages.length === 0 ? messages.missingAll : messages.missing}</p>
          <ul className={styles.list}>
            {pages.map(({ address, title, keptAt: at }) => (
              <li key={address}>
                <a href={address} className={styles.link}>
                  <span>{title.replace(` – ${siteName}`, '')}</span>
                  <span className={styles.age}>{age(at)}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </aside>
  );
};
