/**
 * Calls back when nothing may come to the page any more: the network is lost, or the page is hidden, which may be the last that it hears.
 * Returns a function that stops it.
 */
export const onLeave = (page: Window, leaving: () => void): (() => void) => {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  page.addEventListener('offline', leaving, options);
  page.document.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.visibilityState === 'hidden') leaving();
    },
    options,
  );
  return () => listening.abort();
};
