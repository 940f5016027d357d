import { useEffect } from 'react';

const name = 'kampdag-retry';

/** Asks once more for all that failed on the page: one outage is one message and one button, however many calls it cost. */
export const retryAll = (): void => {
  document.dispatchEvent(new Event(name));
};

/** Has a place ask once more when a visitor tries again, wherever on the page. */
export const useRetries = (retry: () => void): void =>
  useEffect(() => {
    document.addEventListener(name, retry);
    return () => document.removeEventListener(name, retry);
  }, [retry]);
