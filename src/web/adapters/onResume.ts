/**
 * Calls back when the page resumes: back online, visible again, or restored from the back/forward cache. Returns a function that stops it.
 */
export const onResume = (page: Window, resumed: () => void): (() => void) => {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  page.addEventListener('online', resumed, options);
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) resumed();
  };
  const onVisibilityChange = (): void => {
    if (page.document.visibilityState === 'visible') resumed();
  };
  page.addEventListener('pageshow', onPageShow, options);
  page.document.addEventListener('visibilitychange', onVisibilityChange, options);
  return () => listening.abort();
};
