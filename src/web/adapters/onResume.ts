/**
 * Calls back when the page resumes: back online, visible again, or restored from the back/forward cache. Returns a function that stops it.
 */
export const onResume = (page: Window, resumed: () => void): (() => void) => {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  page.addEventListener('online', resumed, options);
  page.addEventListener('pageshow', ({ persisted }) => void (persisted && resumed()), options);
  page.document.addEventListener(
    'visibilitychange',
    () => void (page.document.visibilityState === 'visible' && resumed()),
    options,
  );
  return () => listening.abort();
};
