import { type Language, languageRecords } from '@kampdag/core/site/language';
import { Instant } from '@kampdag/core/time/instant';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useFollowed } from '../context/followed.ts';
import { useServices } from '../context/services.ts';
import type { Format } from '../i18n/format.ts';
import { useI18n, useMessages } from '../i18n/I18nContext.tsx';
import { Button } from '../ui/controls/Button.tsx';
import * as styles from './OfflineNote.css.ts';
import { offlineMessages } from './offlineMessages.ts';
import type { KeptPage, OfflineSite, OfflineState } from './offlineState.ts';
import { wantedPages } from './wantedPages.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** An age such as `2 hours ago`: in minutes, hours or days, rounded down; null below a minute. */
export const ageText = (language: Language, milliseconds: number): string | null => {
  const age = Math.max(0, milliseconds);
  const words = new Intl.RelativeTimeFormat(languageRecords[language].locale, { numeric: 'always' });
  if (age < minute) return null;
  if (age < hour) return words.format(-Math.floor(age / minute), 'minute');
  return age < day
    ? words.format(-Math.floor(age / hour), 'hour')
    : words.format(-Math.floor(age / day), 'day');
};

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

/** Milliseconds between updates of the ages shown. */
const tick = 30_000;

/** Maximum number of pages offered. */
const most = 12;

/** Shows a notice when the content is not current, and tells the service worker which pages the visitor looks at. */
export const OfflineNote = ({ site }: { readonly site: OfflineSite }) => {
  const { deployment } = useServices();
  const state = useSyncExternalStore(site.subscribe, site.state);
  const [now, setNow] = useState(site.now);
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  const address = useLocation();
  const navigationType = useNavigationType();
  const here = `${address.pathname}${address.search}`;
  const opened = useRef(here);
  useEffect(() => {
    if (opened.current === here) return;
    opened.current = here;
    if (navigationType !== NavigationType.Replace) site.moved();
  }, [site, here, navigationType]);
  const { followed, isLoaded } = useFollowed();
  useEffect(() => {
    if (isLoaded) site.keep(wantedPages(followed));
  }, [site, followed, isLoaded]);
  const { isMissing } = state;
  useEffect(() => {
    const timer = setInterval(() => setNow(site.now()), tick);
    return () => clearInterval(timer);
  }, [site]);
  useEffect(() => {
    if (!isMissing) return;
    site.keptPages().then(
      (kept) => setPages(kept.slice(0, most)),
      () => setPages([]),
    );
  }, [site, isMissing]);
  return (
    <OfflineNoteView
      state={state}
      now={now}
      pages={pages}
      siteName={deployment.siteName}
      onReload={site.reload}
    />
  );
};
