import { useEffect } from 'react';

/** Holds a screen wake lock while the page is visible, if the browser supports it. */
export const useWakeLock = (): void => {
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
