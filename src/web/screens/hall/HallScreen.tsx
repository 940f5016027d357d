import { languageRecords, readLanguage } from '@kampdag/core/site/language';
import { useEffect, useMemo, useState } from 'react';
import { createFormat } from '../../i18n/format.ts';
import { I18nProvider, useI18n } from '../../i18n/I18nContext.tsx';
import { useQuery } from '../../router/useQuery.ts';
import { NorwegianTime } from '../../ui/text/NorwegianTime.tsx';
import { HallDay } from './HallDay.tsx';
import { HallMatch } from './HallMatch.tsx';
import * as styles from './HallScreen.css.ts';

/** Milliseconds without input after which the screen is idle. */
const idleAfter = 3000;

/** Whether there was no pointer, touch or key input for some seconds. */
const useIsIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wait = () => setTimeout(() => setIdle(true), idleAfter);
    const waiting = { timer: wait() };
    const stir = () => {
      clearTimeout(waiting.timer);
      setIdle(false);
      waiting.timer = wait();
    };
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) document.addEventListener(sign, stir);
    return () => {
      clearTimeout(waiting.timer);
      for (const sign of signs) document.removeEventListener(sign, stir);
    };
  }, []);
  return isIdle;
};

/** Holds a screen wake lock while the page is visible, if the browser supports it. */
const useWakeLock = (): void => {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    const held: { lock: WakeLockSentinel | null; isOver: boolean } = { lock: null, isOver: false };
    const release = (): void => {
      // A lock that cannot be released is already gone.
      held.lock?.release().catch(() => undefined);
    };
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // The browser denies it on low battery or in some frames; the page works without it.
      held.lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (held.isOver) release();
    };
    const again = (): void => void ask();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      held.isOver = true;
      document.removeEventListener('visibilitychange', again);
      release();
    };
  }, []);
};

/** The hall screen: one match very large, or a day's results in rotation, in the language of the address. It runs unattended. */
export const HallScreen = () => {
  useWakeLock();
  const isIdle = useIsIdle();
  const [query] = useQuery();
  const i18n = useI18n();
  const language = readLanguage(query.get('language')) ?? i18n.language;
  const spoken = useMemo(() => ({ ...i18n, language, format: createFormat(language) }), [i18n, language]);
  return (
    <I18nProvider value={spoken}>
      <div lang={languageRecords[language].tag} className={isIdle ? styles.idleStage : styles.stage}>
        {query.get('matchId') === null ? <HallDay /> : <HallMatch />}
        <NorwegianTime className={styles.norwegianTime} />
      </div>
    </I18nProvider>
  );
};
