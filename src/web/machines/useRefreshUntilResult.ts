import type { MatchId } from '@kampdag/core/ids';
import { useEffect } from 'react';

/** The gateway learns a result some seconds after the last whistle; every page asks at a moment of its own. */
const soonest = 2_000;
const spread = 8_000;
const again = 60_000;

/** Asks anew when a match has ended whose result the gateway has not told yet, and each minute until it has. */
export const useRenewal = (endedWithoutResult: readonly MatchId[], refresh: () => void): void => {
  const key = endedWithoutResult.join(',');
  useEffect(() => {
    if (key === '') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      refresh();
      timer = setTimeout(ask, again);
    };
    timer = setTimeout(ask, soonest + Math.random() * spread);
    return () => clearTimeout(timer);
  }, [key, refresh]);
};
