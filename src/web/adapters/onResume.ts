/** Calls when the page wakes: back online, visible again, or brought back as it was left. Gives the way to stop it. */
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
