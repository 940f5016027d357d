import { useEffect } from 'react';

/** Keeps the screen awake while the page is seen, where the browser can. */
export const useWakeLock = (): void => {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    const held: { lock: WakeLockSentinel | null; isOver: boolean } = { lock: null, isOver: false };
    const release = (): void => {
      // A lock that cannot be given back is gone already.
      held.lock?.release().catch(() => undefined);
    };
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused where the battery is low or the page's frame may not: the screen shows the same.
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
