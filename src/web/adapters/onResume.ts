/**
 * Calls back when the page resumes: back online, visible again, or restored from the back/forward cache. Returns a function that stops it.
 */
export const onResume = (page: Window, resumed: () => void): (() => void) => {
  const onVisibilityChange = (): void => {
    if (page.document.visibilityState === 'visible') resumed();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) resumed();
  };
  page.addEventListener('online', resumed);
  page.addEventListener('pageshow', onPageShow);
  page.document.addEventListener('visibilitychange', onVisibilityChange);
  return () => {
    page.removeEventListener('online', resumed);
    page.removeEventListener('pageshow', onPageShow);
    page.document.removeEventListener('visibilitychange', onVisibilityChange);
  };
};
