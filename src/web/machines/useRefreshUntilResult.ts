import { useEffect } from 'react';

/** The gateway has a result some seconds after the match; pages request it at random times within `spread`. */
const firstDelay = 2_000;
const spread = 8_000;
const interval = 60_000;

/**
 * Refreshes after a match ends until the gateway has its result, at first within seconds, then each minute.
 *
 * @param ended the ids of the matches that have ended without a result; empty for none
 */
export const useRefreshUntilResult = (ended: string, refresh: () => void): void => {
  useEffect(() => {
    if (ended === '') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const ask = () => {
      refresh();
      timer = setTimeout(ask, interval);
    };
    timer = setTimeout(ask, firstDelay + Math.random() * spread);
    return () => clearTimeout(timer);
  }, [ended, refresh]);
};
