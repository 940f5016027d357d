/**
 * Calls back when the page resumes: back online, visible again, or restored from the back/forward cache. Returns a function that stops it.
 */
export const onWake = (page: Window, woke: () => void): (() => void) => {
  const seen = (): void => {
    if (page.document.visibilityState === 'visible') woke();
  };
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) woke();
  };
  page.addEventListener('online', woke);
  page.addEventListener('pageshow', shown);
  page.document.addEventListener('visibilitychange', seen);
  return () => {
    page.removeEventListener('online', woke);
    page.removeEventListener('pageshow', shown);
    page.document.removeEventListener('visibilitychange', seen);
  };
};
