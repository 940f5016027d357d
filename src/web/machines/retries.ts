import { useEffect } from 'react';

const name = 'kampdag-retry';

/** Retries every failed call on the page: one outage shows one message and one button, however many calls failed. */
export const retryAll = (): void => {
  document.dispatchEvent(new Event(name));
};

/** Calls back when the visitor retries, anywhere on the page. */
export const useRetries = (retry: () => void): void =>
  useEffect(() => {
    document.addEventListener(name, retry);
    return () => document.removeEventListener(name, retry);
  }, [retry]);
